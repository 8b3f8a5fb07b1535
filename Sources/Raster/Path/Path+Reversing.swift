extension Path {
  /// The same outline drawn the other way; subpaths stay in their order, closed ones stay closed.
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
