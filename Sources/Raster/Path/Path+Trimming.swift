extension Path {
  /// Returns the part of the outline between two shares of its whole arc length, from 0 to 1.
  ///
  /// Curves stay curves.
  ///
  /// Lengths run through all subpaths in order. A closed subpath that is cut becomes open. The result is empty if `from
  /// >= to`.
  package func trimmed(from: Double, to: Double) -> Path {
    let low = max(0, min(1, from))
    let high = max(0, min(1, to))
    guard low < high else { return Path() }
    if low == 0 && high == 1 { return self }
    let measured = subpaths.map(MeasuredSubpath.init)
    let total = measured.reduce(0) { $0 + $1.length }
    var result = Path()
    var offset = 0.0
    for subpath in measured {
      subpath.append(from: low * total - offset, to: high * total - offset, onto: &result)
      offset += subpath.length
    }
    return result
  }
}
