extension Path {
  /// Returns the same outline in the opposite direction.
  ///
  /// Subpaths stay in their order, and closed ones stay closed.
  package func reversed() -> Path {
    var result = Path()
    for subpath in subpaths { result.appendReversed(subpath) }
    return result
  }

  private mutating func appendReversed(_ subpath: Subpath) {
    move(to: subpath.end)
    for segment in subpath.segments.reversed() { append(segment.reversed) }
    if subpath.isClosed { close() }
  }
}
