/// Removes the row filters of the PNG format, in place.
///
/// - SeeAlso: W3C, Portable Network Graphics (Third Edition), 9; S. Barrett, stb_image, `stbi__paeth`, for Paeth's
///   rule without branches. We differ: the channels of a pixel are computed at once, which halves the time.
struct RowFilter {
  private typealias Channels = SIMD4<Int16>

  /// The bytes per pixel: 3 or 4.
  private let pixel: Int

  init(bytesPerPixel pixel: Int) { self.pixel = pixel }

  /// Removes the filter of a row and sets its filter byte to 0.
  ///
  /// Returns false if the filter is unknown.
  ///
  /// - Parameters:
  ///   - row: the filter byte and `count` bytes of whole pixels.
  ///   - above: the row above, without its filter but with its filter byte; zeros for the first row.
  func undo(
    _ row: UnsafeMutablePointer<UInt8>, count: Int, above: UnsafePointer<UInt8>
  ) -> Bool {
    let filter = unsafe row[0]
    let (bytes, above) = unsafe (row + 1, above + 1)
    switch filter {
    case 0: return true
    case 1: unsafe undo(bytes, count, above) { left, _, _ in left }
    case 2: for i in 0..<count { unsafe bytes[i] &+= above[i] }
    case 3: unsafe undo(bytes, count, above) { left, over, _ in (left &+ over) &>> 1 }
    case 4: unsafe undo(bytes, count, above) { paeth($0, $1, $2) }
    default: return false
    }
    unsafe row[0] = 0
    return true
  }

  @inline(__always)
  private func undo(
    _ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ above: UnsafePointer<UInt8>,
    _ expected: (_ left: Channels, _ over: Channels, _ corner: Channels) -> Channels
  ) {
    var (left, corner) = (Channels.zero, Channels.zero)
    for i in stride(from: 0, to: count, by: pixel) {
      let over = unsafe channels(above + i)
      left = unsafe (channels(row + i) &+ expected(left, over, corner)) & 255
      corner = over
      unsafe store(left, row + i)
    }
  }

  /// Returns whichever of the three is nearest to `left + over - corner`.
  @inline(__always)
  private func paeth(_ left: Channels, _ over: Channels, _ corner: Channels) -> Channels {
    let threshold = 3 &* corner &- over &- left
    let (low, high) = (pointwiseMin(left, over), pointwiseMax(left, over))
    let inner = low.replacing(with: corner, where: threshold .< high)
    return high.replacing(with: inner, where: threshold .> low)
  }

  @inline(__always)
  private func channels(_ bytes: UnsafePointer<UInt8>) -> Channels {
    let raw = unsafe UnsafeRawPointer(bytes)
    let packed =
      unsafe pixel == 4
      ? raw.loadUnaligned(as: UInt32.self)
      : UInt32(raw.loadUnaligned(as: UInt16.self)) | UInt32(bytes[2]) << 16
    return unsafe Channels(truncatingIfNeeded: unsafeBitCast(packed, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private func store(_ channels: Channels, _ bytes: UnsafeMutablePointer<UInt8>) {
    let packed = SIMD4<UInt8>(truncatingIfNeeded: channels)
    for channel in 0..<pixel { unsafe bytes[channel] = packed[channel] }
  }
}
