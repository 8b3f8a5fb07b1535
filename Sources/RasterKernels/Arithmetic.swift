/// The number of pixels in a register.
let pixelsPerVector = PixelLanes.scalarCount

/// Returns x · a ÷ 255 rounded to nearest, for t = x · a + 128 with bytes x and a.
///
/// - SeeAlso: J. F. Blinn, "Three wrongs make a right" (1995). As there: it equals the rounded quotient for all 65,536
///   products.
@inline(__always)
func divided255(_ t: Lanes) -> Lanes { (t &+ (t &>> 8)) &>> 8 }

/// Returns `divided255` of x · a + 128 for bytes x and a, computed as t · 257 ÷ 65,536.
///
/// The compiler replaces this code, lane by lane, with the one instruction that returns the upper half of a product.
@inline(__always)
func times(_ x: Lanes, _ a: Lanes) -> Lanes {
  let t = x &* a &+ 128
  var result = Lanes()
  for i in 0..<Lanes.scalarCount {
    result[i] = UInt16(truncatingIfNeeded: (UInt32(t[i]) &* 257) &>> 16)
  }
  return result
}

@inline(__always)
func evenBytes(_ x: Lanes) -> Lanes { x & 0x00ff }

@inline(__always)
func oddBytes(_ x: Lanes) -> Lanes { x &>> 8 }

/// Returns whether no bit is set.
@inline(__always)
func isZero(_ x: Lanes) -> Bool {
  let words = unsafe unsafeBitCast(x, to: PairLanes.self)
  var all = words[0]
  for i in 1..<PairLanes.scalarCount { all |= words[i] }
  return all == 0
}

/// Returns each pixel's low 16 bits in both its lanes.
@inline(__always)
func spread(_ x: PixelLanes) -> Lanes { unsafe unsafeBitCast(x | (x &<< 16), to: Lanes.self) }

@inline(__always)
func load(_ p: UnsafePointer<UInt32>) -> Lanes {
  unsafe UnsafeRawPointer(p).loadUnaligned(as: Lanes.self)
}

@inline(__always)
func load(_ p: UnsafeMutablePointer<UInt32>) -> Lanes {
  unsafe UnsafeRawPointer(p).loadUnaligned(as: Lanes.self)
}

/// Returns a pixel and its right neighbor.
@inline(__always)
func loadPair(_ p: UnsafePointer<UInt32>) -> UInt64 {
  unsafe UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
}

@inline(__always)
func store(_ x: Lanes, to p: UnsafeMutablePointer<UInt32>) {
  unsafe UnsafeMutableRawPointer(p).storeBytes(of: x, as: Lanes.self)
}

/// Returns all four channels of `pixel` times `a` ÷ 255, rounded to nearest.
@inline(__always)
func times(_ pixel: UInt32, _ a: UInt32) -> UInt32 {
  var even = (pixel & 0x00ff_00ff) &* a &+ 0x0080_0080
  var odd = ((pixel &>> 8) & 0x00ff_00ff) &* a &+ 0x0080_0080
  even = ((even &+ ((even &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
  odd = (odd &+ ((odd &>> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return even | odd
}

@inline(__always)
func blend(_ source: UInt32, _ destination: UInt32) -> UInt32 {
  source &+ times(destination, 255 &- (source &>> 24))
}

/// Returns `source`, in two halves, over `destination`; the high byte of each pixel's odd half is its alpha.
@inline(__always)
func blend(even: Lanes, odd: Lanes, _ destination: Lanes) -> Lanes {
  let alpha = unsafe spread(unsafeBitCast(odd, to: PixelLanes.self) &>> 16)
  return blend(even: even, odd: odd, alpha: alpha, destination)
}

/// Returns the same as above for a known `alpha`, in both lanes of each pixel.
@inline(__always)
func blend(even: Lanes, odd: Lanes, alpha: Lanes, _ destination: Lanes) -> Lanes {
  let rest = 255 &- alpha
  let low = even &+ times(evenBytes(destination), rest)
  let high = odd &+ times(oddBytes(destination), rest)
  return low | (high &<< 8)
}
