/// Divides pixels into equal cells of at least one pixel each; if there are more cells than pixels, cells share pixels.
struct CellSpans {
  private let start: Int
  private let length: Int
  private let count: Int

  init(_ start: Int, _ end: Int, count: Int) {
    self.start = start
    length = end - start
    self.count = count
  }

  subscript(index: Int) -> Range<Int> {
    let low = index * length / count
    return start + low..<start + max(low + 1, (index + 1) * length / count)
  }
}
