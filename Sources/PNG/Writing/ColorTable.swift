import DarkroomRaster

/// The distinct colors of a picture, up to 256, numbered in order of appearance.
///
/// The hash table uses open addressing with linear probing, and has four times the slots that it can need.
///
/// - SeeAlso: D. E. Knuth, "The Art of Computer Programming", volume 3, 6.4, for hashing by the golden ratio, here by a
///   prime near 2³² ÷ φ, and for probing, algorithm L. We differ: the table never grows, and nothing is removed.
struct ColorTable {
  /// The straight pixel for each number.
  private(set) var colors: [UInt32] = []
  private var keys = [UInt32](repeating: 0, count: slotCount)
  /// The number of the color in each slot; −1 if the slot is free.
  private var numbers = [Int16](repeating: -1, count: slotCount)

  private static let slotBits: UInt32 = 10
  private static let slotCount = 1 << Int(slotBits)

  /// Returns the number of every pixel, or nil if there are more than 256 colors.
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

  /// Returns the number of a color, or nil if it would be the 257th color.
  ///
  /// Channels above alpha are first clamped to it, so that each color has one number.
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
