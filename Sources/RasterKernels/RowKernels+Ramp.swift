extension RowKernels {
  /// Writes colors whose channels change evenly from pixel to pixel.
  ///
  /// A channel is given as two halves: the lower one is its value at the first pixel, the upper one its change per
  /// pixel. Both have 24 fractional bits and wrap, so a falling channel has a large change.
  ///
  /// - Parameter isOpaque: whether alpha is 255 everywhere; otherwise no color may exceed its pixel's alpha.
  package static func ramp(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ red: UInt64, _ green: UInt64,
    _ blue: UInt64, _ alpha: UInt64, _ isOpaque: Bool
  ) {
    var color = EvenColor(
      red: EvenChannel(red), green: EvenChannel(green), blue: EvenChannel(blue),
      alpha: EvenChannel(alpha))
    var i = 0
    while i &+ pixelsPerVector <= count {
      unsafe store(isOpaque ? color.opaquePixels : color.pixels, to: row + i)
      color.advance()
      i &+= pixelsPerVector
    }
    guard i < count else { return }
    let rest = unsafe unsafeBitCast(
      isOpaque ? color.opaquePixels : color.pixels, to: PixelLanes.self)
    for lane in 0..<count &- i { unsafe row[i &+ lane] = rest[lane] }
  }
}

/// One channel of a register's pixels, with 24 fractional bits.
private struct EvenChannel {
  var values: PixelLanes
  private let change: PixelLanes

  @inline(__always)
  init(_ channel: UInt64) {
    let first = UInt32(truncatingIfNeeded: channel)
    let change = UInt32(truncatingIfNeeded: channel &>> 32)
    values = PixelLanes()
    for lane in 0..<pixelsPerVector {
      values[lane] = first &+ UInt32(truncatingIfNeeded: lane) &* change
    }
    self.change = PixelLanes(repeating: UInt32(truncatingIfNeeded: pixelsPerVector) &* change)
  }

  @inline(__always)
  mutating func advance() { values = values &+ change }
}

private struct EvenColor {
  var red: EvenChannel
  var green: EvenChannel
  var blue: EvenChannel
  var alpha: EvenChannel

  @inline(__always)
  mutating func advance() {
    red.advance()
    green.advance()
    blue.advance()
    alpha.advance()
  }

  @inline(__always)
  private var even: Lanes {
    let words = (red.values &>> 24) | ((blue.values &>> 8) & 0x00ff_0000)
    return unsafe unsafeBitCast(words, to: Lanes.self)
  }

  @inline(__always)
  private var odd: Lanes {
    let words = (green.values &>> 24) | ((alpha.values &>> 8) & 0x00ff_0000)
    return unsafe unsafeBitCast(words, to: Lanes.self)
  }

  @inline(__always)
  var opaquePixels: Lanes { even | (odd &<< 8) }

  /// Channels that are rounded separately could exceed alpha by 1.
  @inline(__always)
  var pixels: Lanes {
    let alpha = spread(self.alpha.values &>> 24)
    return leastByte(even, alpha) | (leastByte(odd, alpha) &<< 8)
  }
}

/// The lesser of two bytes in each lane.
@inline(__always)
private func leastByte(_ x: Lanes, _ y: Lanes) -> Lanes {
  let difference = x &- y
  return y &+ (difference & (0 &- (difference &>> 15)))
}
