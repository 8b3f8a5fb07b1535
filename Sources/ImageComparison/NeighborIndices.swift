/// The indices of the pixels around one, by columns from the left, each from the top.
struct NeighborIndices: Sequence, IteratorProtocol {
  /// 8 inside, fewer at the borders.
  let count: Int
  private let center: Int
  private let width: Int
  private let minY: Int
  private let maxY: Int
  private let maxX: Int
  private var x: Int
  private var y: Int

  init(of index: Int, width: Int, height: Int) {
    let (column, row) = (index % width, index / width)
    center = index
    self.width = width
    x = Swift.max(0, column - 1)
    maxX = Swift.min(width - 1, column + 1)
    minY = Swift.max(0, row - 1)
    maxY = Swift.min(height - 1, row + 1)
    y = minY
    count = (maxX - x + 1) * (maxY - minY + 1) - 1
  }

  mutating func next() -> Int? {
    guard x <= maxX else { return nil }
    let index = y * width + x
    if y < maxY {
      y += 1
    } else {
      y = minY
      x += 1
    }
    return index == center ? next() : index
  }
}
