/// A position on one axis of a variable font.
package struct FontVariation: Hashable, Sendable {
  /// The four letters of the tag, as in `wght`.
  package var tag: String
  package var value: Double

  package init(_ tag: String, _ value: Double) {
    self.tag = tag
    self.value = value
  }
}
