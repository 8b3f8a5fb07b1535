/// A range of pixels in equal cells, of at least a pixel each: with more cells than pixels, some share one.
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
