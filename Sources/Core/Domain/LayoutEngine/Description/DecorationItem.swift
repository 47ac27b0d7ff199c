/// A background of a whole section; it does not scroll sideways with its items.
package struct DecorationItem: Equatable, Sendable {
  package var elementKind: String
  package var contentInsets: EdgeInsets
  package var zIndex: Int

  package init(elementKind: String, contentInsets: EdgeInsets = .zero, zIndex: Int = 0) {
    self.elementKind = elementKind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
