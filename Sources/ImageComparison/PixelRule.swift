/// A rule that judges pixels whose values differ.
protocol PixelRule {
  /// Whether the verdict depends only on the values, not on their place.
  static var judgesByValue: Bool { get }
  /// Returns the verdict on a pixel at `index` of the picture; the values are premultiplied and unequal.
  mutating func judge(_ reference: UInt32, _ actual: UInt32, at index: Int) -> PixelVerdict
  /// Makes the last changes when all pixels have a verdict.
  func finish(_ difference: inout ImageDifference)
  /// Returns whether the difference satisfies a condition besides the number of differing pixels.
  func admits(_ difference: ImageDifference) -> Bool
}

extension PixelRule {
  static var judgesByValue: Bool { false }
  func finish(_: inout ImageDifference) {}
  func admits(_: ImageDifference) -> Bool { true }
}

/// A rule by which all unequal pixels differ.
struct ExactRule: PixelRule {
  static let judgesByValue = true

  func judge(_: UInt32, _: UInt32, at _: Int) -> PixelVerdict { .different }
}

/// A rule by which a pixel differs if a channel is more than `limit` away.
struct ChannelRule: PixelRule {
  static let judgesByValue = true

  let limit: Int

  func judge(_ reference: UInt32, _ actual: UInt32, at _: Int) -> PixelVerdict {
    PixelChannels.largestDifference(reference, actual) > limit ? .different : .tolerated
  }
}
