/// The four bytes of a pixel.
enum PixelChannels {
  static func largestDifference(_ a: UInt32, _ b: UInt32) -> Int {
    let x = differences(a, b)
    return max(max(x.0, x.1), max(x.2, x.3))
  }

  /// Returns the number of unequal channels.
  static func changedCount(_ a: UInt32, _ b: UInt32) -> Int {
    let changed = a ^ b
    return (changed & 0xFF == 0 ? 0 : 1) + (changed & 0xFF00 == 0 ? 0 : 1)
      + (changed & 0xFF_0000 == 0 ? 0 : 1) + (changed >> 24 == 0 ? 0 : 1)
  }

  private static func differences(_ a: UInt32, _ b: UInt32) -> (Int, Int, Int, Int) {
    func distance(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    return (distance(0), distance(8), distance(16), distance(24))
  }
}
