/// What happens to differences that look like moved edges.
package enum AntialiasingRule: Hashable, Sendable {
  /// They count (pixelmatch's `includeAA`).
  case counted
  /// They do not count (pixelmatch's default). Hides most of a picture that moved by a pixel.
  case forgiven
  /// They do not count unless they touch a real difference, or unless they are more than `share` of all.
  case strict(share: Double = 0.02)
}
