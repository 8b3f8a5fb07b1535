/// A place on the line that a tab character jumps to.
package struct TextTab: Hashable, Sendable {
  package enum Alignment: UInt8, Hashable, Sendable {
    /// Text begins, is centerd, or ends at the stop; `decimal` puts the first full stop there.
    case left, center, right, decimal
  }

  package var alignment: Alignment
  /// Points from the leading margin.
  package var location: Double

  package init(alignment: Alignment = .left, location: Double) {
    self.alignment = alignment
    self.location = location
  }
}
