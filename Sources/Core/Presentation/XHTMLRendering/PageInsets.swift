/// Space inside a section's edges.
package struct PageInsets: Equatable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
