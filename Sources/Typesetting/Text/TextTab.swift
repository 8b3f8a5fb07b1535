/// A tab stop: a place on the line to which a tab character jumps.
package struct TextTab: Hashable, Sendable {
  package enum Alignment: UInt8, Hashable, Sendable {
    /// Text begins, is centered, or ends at the stop; `decimal` puts the first full stop there.
    case left, center, right, decimal
  }

  package var alignment: Alignment
  /// The distance in points from the leading margin.
  package var location: Double

  package init(alignment: Alignment = .left, location: Double) {
    self.alignment = alignment
    self.location = location
  }
}
