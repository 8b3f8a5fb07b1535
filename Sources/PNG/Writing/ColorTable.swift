import DarkroomRaster

/// The distinct colors of a picture, while they are at most 256, each with a number in order of appearance.
///
/// Open addressing with linear probing in four times the slots it can ever need.
///
/// - SeeAlso: D. E. Knuth, "The Art of Computer Programming", volume 3, 6.4, for hashing by the golden ratio, here by a
///   prime near 2³² ÷ φ, and for probing, algorithm L. We differ: the table never grows, and nothing is taken out of
///   it.
struct ColorTable {
  /// The straight pixel of each number.
  private(set) var colors: [UInt32] = []
  private var keys = [UInt32](repeating: 0, count: slotCount)
  /// −1 where the slot is free.
  private var numbers = [Int16](repeating: -1, count: slotCount)

  private static let slotBits: UInt32 = 10
  private static let slotCount = 1 << Int(slotBits)

  /// The number of every pixel, or nil when there are more than 256 colors.
  mutating func numberPixels(_ pixels: ArraySlice<UInt32>) -> [UInt8]? {
    var isFull = false
    let indices = unsafe [UInt8](unsafeUninitializedCapacity: pixels.count) { indices, count in
      var previous = pixels.first.map { ~$0 } ?? 0
      var number: UInt8 = 0
      for pixel in pixels {
        if pixel != previous {
          previous = pixel
          guard let found = self.number(of: pixel) else { return isFull = true }
          number = found
        }
        unsafe indices[count] = number
        count += 1
      }
    }
    return isFull ? nil : indices
  }

  /// Nil when the pixel would be the 257th color.
  ///
  /// Channels above alpha are cut to it first, so that one color has one number.
  private mutating func number(of premultiplied: UInt32) -> UInt8? {
    let pixel = StraightAlpha.canonical(premultiplied)
    var slot = Int((pixel &* 0x9E37_79B1) >> (32 - Self.slotBits))
    while numbers[slot] >= 0 {
      if keys[slot] == pixel { return UInt8(truncatingIfNeeded: numbers[slot]) }
      slot = (slot + 1) % Self.slotCount
    }
    guard colors.count < 256 else { return nil }
    keys[slot] = pixel
    numbers[slot] = Int16(colors.count)
    colors.append(StraightAlpha.straight(premultiplied: pixel))
    return UInt8(colors.count - 1)
  }
}
