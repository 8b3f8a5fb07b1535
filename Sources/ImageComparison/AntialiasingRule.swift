/// The treatment of differences that look like moved edges.
package enum AntialiasingRule: Hashable, Sendable {
  /// These differences count (pixelmatch's `includeAA`).
  case counted
  /// These differences do not count (pixelmatch's default).
  ///
  /// This hides most of the differences of a picture that moved by a pixel.
  case forgiven
  /// These differences do not count unless they touch a real difference, or are more than `share` of all.
  case strict(share: Double = 0.02)
}
