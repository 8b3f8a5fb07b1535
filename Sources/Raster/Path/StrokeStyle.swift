/// The style of a stroke; lengths are in the path's own units.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: UInt8, Sendable { case butt, round, square }
  package enum Join: UInt8, Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  /// A miter longer than `miterLimit × width` becomes a bevel.
  package var miterLimit: Double
  /// The lengths of ink and gap in turn; empty for a solid line.
  package var dash: [Double]
  package var dashPhase: Double

  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
