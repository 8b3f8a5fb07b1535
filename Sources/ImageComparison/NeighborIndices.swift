/// The indices of the pixels around one, by columns from the left, each from the top.
enum NeighborIndices {
  /// Calls `body` with each of up to eight neighbors, until it returns false.
  @inline(__always)
  static func visit(around index: Int, width: Int, height: Int, _ body: (Int) -> Bool) {
    let (x, y) = (index % width, index / width)
    let (minY, maxY) = (max(0, y - 1), min(height - 1, y + 1))
    for column in max(0, x - 1)...min(width - 1, x + 1) {
      for row in minY...maxY {
        let neighbor = row * width + column
        if neighbor != index, !body(neighbor) { return }
      }
    }
  }

  /// Returns whether the pixel has fewer than eight neighbors.
  static func isAtBorder(_ index: Int, width: Int, height: Int) -> Bool {
    let (x, y) = (index % width, index / width)
    return x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
