/// Takes the filters of the PNG format back, in place.
///
/// - SeeAlso: W3C, Portable Network Graphics (Third Edition), 9. As there; the zeros above the first row are not
///   stored.
struct RowFilter {
  /// Bytes a pixel.
  private let pixel: Int

  init(bytesPerPixel pixel: Int) { self.pixel = pixel }

  /// The row that begins with the byte that names its filter, which becomes 0.
  ///
  /// False where there is no such filter.
  ///
  /// - Parameters:
  ///   - row: `count` bytes and the filter's.
  ///   - above: the row above as it is without its filter, and its filter's byte; nil for the first.
  func undo(
    _ row: UnsafeMutablePointer<UInt8>, count: Int, above: UnsafePointer<UInt8>?
  ) -> Bool {
    let filter = unsafe row[0]
    let bytes = unsafe row + 1
    let above = unsafe above.map { unsafe $0 + 1 }
    switch filter {
    case 0: return true
    case 1: unsafe undoSub(bytes, count)
    case 2: unsafe undoUp(bytes, count, above)
    case 3: unsafe undoAverage(bytes, count, above)
    case 4: unsafe undoPaeth(bytes, count, above)
    default: return false
    }
    unsafe row[0] = 0
    return true
  }

  private func undoSub(_ row: UnsafeMutablePointer<UInt8>, _ count: Int) {
    for i in pixel..<max(pixel, count) { unsafe row[i] &+= row[i - pixel] }
  }

  private func undoUp(
    _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ above: UnsafePointer<UInt8>?
  ) {
    guard let above = unsafe above else { return }
    for i in 0..<count { unsafe row[i] &+= above[i] }
  }

  private func undoAverage(
    _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ above: UnsafePointer<UInt8>?
  ) {
    for i in 0..<count {
      let left = unsafe i < pixel ? 0 : Int(row[i - pixel])
      let over = unsafe above.map { unsafe Int($0[i]) } ?? 0
      unsafe row[i] &+= UInt8(truncatingIfNeeded: (left + over) / 2)
    }
  }

  private func undoPaeth(
    _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ above: UnsafePointer<UInt8>?
  ) {
    guard let above = unsafe above else { return unsafe undoSub(row, count) }
    for i in 0..<min(pixel, count) { unsafe row[i] &+= above[i] }
    for i in pixel..<max(pixel, count) {
      let (left, over, corner) = unsafe (
        Int32(row[i - pixel]), Int32(above[i]), Int32(above[i - pixel])
      )
      let fromLeft = (over &- corner).magnitude
      let fromOver = (left &- corner).magnitude
      let fromCorner = (left &+ over &- 2 &* corner).magnitude
      let nearest =
        fromLeft <= fromOver && fromLeft <= fromCorner
        ? left : fromOver <= fromCorner ? over : corner
      unsafe row[i] &+= UInt8(truncatingIfNeeded: nearest)
    }
  }
}
