extension Path {
  /// The outline cut into dashes: ink and gap in turn, each subpath starting `phase` into the pattern.
  ///
  /// An odd number of lengths is used twice over, as PostScript does; curves stay curves. A dash of no
  /// length stays as a dot for round or square caps. The path itself where the pattern is empty,
  /// negative, not finite, or all zero.
  ///
  /// - `area`: where given, dashes that are certainly outside of it may be left out; the others are the same.
  package func dashed(_ lengths: [Double], phase: Double, near area: Rect? = nil) -> Path {
    guard let pattern = DashPattern(lengths, phase: phase) else { return self }
    var result = Path()
    for subpath in subpaths {
      pattern.append(MeasuredSubpath(subpath), near: area, onto: &result)
    }
    return result
  }
}
