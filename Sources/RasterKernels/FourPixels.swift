// Pixels that an outline's edges cross are found and painted four at a time, in 128 bits whatever the target has,
// because most edges cross no more pixels in a row.

/// One 16-bit lane for every second byte of four pixels.
typealias FourPixels = SIMD8<UInt16>

/// Four pixels of one premultiplied color, which are drawn over others with coverage.
struct FourSolidPixels {
  let color: UInt32
  let whole: FourPixels
  private let even: FourPixels
  private let odd: FourPixels
  private let alpha: FourPixels
  let isOpaque: Bool

  @inline(__always)
  init(_ color: UInt32) {
    self.color = color
    whole = unsafe unsafeBitCast(SIMD4<UInt32>(repeating: color), to: FourPixels.self)
    even = whole & 0x00ff
    odd = whole &>> 8
    alpha = FourPixels(repeating: UInt16(truncatingIfNeeded: color &>> 24))
    isOpaque = color >= 0xff00_0000
  }

  /// - Parameter coverage: The coverage of each pixel, from 0 to 255.
  @inline(__always)
  func cover(_ row: UnsafeMutablePointer<UInt32>, by coverage: SIMD4<Int32>) {
    let both = coverage | (coverage &<< 16)
    let m = unsafe unsafeBitCast(both, to: FourPixels.self)
    let rest = 255 &- (isOpaque ? m : Self.product(alpha, m))
    let x = unsafe Self.load(row)
    let low = Self.product(even, m) &+ Self.product(x & 0x00ff, rest)
    let high = Self.product(odd, m) &+ Self.product(x &>> 8, rest)
    unsafe Self.store(low | (high &<< 8), to: row)
  }

  /// Draws the color over `count` pixels as if all were covered.
  @inline(__always)
  func cover(_ row: UnsafeMutablePointer<UInt32>, count: Int) {
    let rest = 255 &- alpha
    var i = 0
    while i &+ 4 <= count {
      let x = unsafe Self.load(row + i)
      let beneath = Self.product(x & 0x00ff, rest) | (Self.product(x &>> 8, rest) &<< 8)
      unsafe Self.store(whole &+ beneath, to: row + i)
      i &+= 4
    }
    while i < count {
      unsafe row[i] = blend(color, row[i])
      i &+= 1
    }
  }

  /// Replaces `count` pixels by the color.
  @inline(__always)
  func fill(_ row: UnsafeMutablePointer<UInt32>, count: Int) {
    var i = 0
    while i &+ 4 <= count {
      unsafe Self.store(whole, to: row + i)
      i &+= 4
    }
    while i < count {
      unsafe row[i] = color
      i &+= 1
    }
  }

  /// Returns the product as `times` does.
  @inline(__always)
  private static func product(_ a: FourPixels, _ b: FourPixels) -> FourPixels {
    let t = a &* b &+ 128
    var result = FourPixels()
    for i in 0..<FourPixels.scalarCount {
      result[i] = UInt16(truncatingIfNeeded: (UInt32(t[i]) &* 257) &>> 16)
    }
    return result
  }

  @inline(__always)
  private static func load(_ p: UnsafeMutablePointer<UInt32>) -> FourPixels {
    unsafe UnsafeRawPointer(p).loadUnaligned(as: FourPixels.self)
  }

  @inline(__always)
  private static func store(_ x: FourPixels, to p: UnsafeMutablePointer<UInt32>) {
    unsafe UnsafeMutableRawPointer(p).storeBytes(of: x, as: FourPixels.self)
  }
}
