extension Path {
  /// Returns the outline cut into dashes: ink and gap in turn, each subpath starting `phase` into the pattern.
  ///
  /// An odd number of lengths is used twice, as in PostScript. Curves stay curves. A dash of length zero stays as a dot
  /// for round or square caps. The result is the path itself if the pattern is empty, negative, not finite, or all
  /// zero.
  ///
  /// If `area` is not nil, dashes that are certainly outside of it can be left out.
  package func dashed(_ lengths: [Double], phase: Double, near area: Rect? = nil) -> Path {
    guard let pattern = DashPattern(lengths, phase: phase) else { return self }
    var result = Path()
    for subpath in subpaths {
      pattern.append(MeasuredSubpath(subpath), near: area, onto: &result)
    }
    return result
  }
}
