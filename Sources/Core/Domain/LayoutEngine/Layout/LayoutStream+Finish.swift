/// What is final when all sections are.
package struct LayoutEnd: Equatable, Sendable {
  package var contentSize: Size
  /// Headers and footers that waited for the end of the content.
  package var supplementaries: [PlacedSupplementary]
  let finisher: FrameFinisher

  /// Finishes a frame that was handed out while `LayoutStream.framesWaitForEnd`.
  package func finish(_ frame: Frame) -> Frame { finisher.finish(frame) }
}

extension LayoutStream {
  /// Ends the layout.
  package func finish() -> LayoutEnd {
    var contentSize = Size.zero
    let axis = configuration.scrollDirection
    if sections > 0, !environment.container.isVoid {
      contentSize[axis] = cursor + global.boundary.endBand
      contentSize[axis.crossing] = environment.container[axis.crossing]
    }
    let finisher = global.finisher(contentSize: contentSize)
    var end = LayoutEnd(
      contentSize: environment.grid.final(contentSize), supplementaries: [], finisher: finisher)
    guard sections > 0, !environment.container.isVoid else { return end }
    let pinning =
      global.mirrorsAtEnd
      ? Pinning(environment, scrollAxis: axis, mirroredIn: contentSize.width) : global.pinning
    for pins in deferred {
      for entry in pins.boundary.entries where entry.item.pinToVisibleBounds {
        end.supplementaries.append(
          finisher.finish(
            pins.boundary.place(
              entry, in: pins.span, section: pins.section,
              pinning: pinning?.inside(global.boundary))))
      }
    }
    end.supplementaries += global.knownAtEnd(
      bodyEnd: cursor, finisher: finisher, pinning: pinning)
    return end
  }
}
