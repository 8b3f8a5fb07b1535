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
    let color = EvenColor(
      red: EvenChannel(red), green: EvenChannel(green), blue: EvenChannel(blue),
      alpha: EvenChannel(alpha))
    // Two loops: a choice inside of one would be made lane by lane.
    if isOpaque {
      unsafe write(color, to: row, count) { $0.opaquePixels }
    } else {
      unsafe write(color, to: row, count) { $0.pixels }
    }
  }

  @inline(__always)
  private static func write(
    _ first: EvenColor, to row: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ pixels: (EvenColor) -> PixelLanes
  ) {
    var color = first
    var i = 0
    while i &+ pixelsPerVector <= count {
      unsafe UnsafeMutableRawPointer(row + i).storeBytes(of: pixels(color), as: PixelLanes.self)
      color.advance()
      i &+= pixelsPerVector
    }
    guard i < count else { return }
    let rest = pixels(color)
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
  var opaquePixels: PixelLanes {
    (red.values &>> 24) | ((green.values &>> 16) & 0xff00)
      | ((blue.values &>> 8) & 0x00ff_0000) | (alpha.values & 0xff00_0000)
  }

  /// Channels that are rounded separately could exceed alpha by 1.
  @inline(__always)
  var pixels: PixelLanes {
    let alpha = self.alpha.values &>> 24
    let limit = spread(alpha)
    let even = leastByte((red.values &>> 24) | ((blue.values &>> 8) & 0x00ff_0000), limit)
    let odd = leastByte((green.values &>> 24) | (alpha &<< 16), limit)
    return even | (odd &<< 8)
  }
}

/// The lesser of two bytes in each 16-bit lane.
@inline(__always)
private func leastByte(_ words: PixelLanes, _ y: Lanes) -> PixelLanes {
  let difference = unsafe unsafeBitCast(words, to: Lanes.self) &- y
  let least = y &+ (difference & (0 &- (difference &>> 15)))
  return unsafe unsafeBitCast(least, to: PixelLanes.self)
}
