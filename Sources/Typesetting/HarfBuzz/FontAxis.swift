/// One axis of a variable font, in the axis's own user units.
package struct FontAxis: Hashable, Sendable {
  /// The four letters of the tag, as in `wght`.
  package let tag: String
  package let minimum: Double
  package let defaultValue: Double
  package let maximum: Double

  package func clamped(_ value: Double) -> Double { max(minimum, min(maximum, value)) }
}
