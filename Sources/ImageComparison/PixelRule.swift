/// Judges pixels whose values differ.
protocol PixelRule {
  /// Whether the values alone decide, wherever they are.
  static var judgesByValue: Bool { get }
  /// The verdict on a pixel at `index` of the picture; the values are premultiplied and unequal.
  mutating func judge(_ reference: UInt32, _ actual: UInt32, at index: Int) -> PixelVerdict
  /// Has the last word, when all pixels have a verdict.
  func finish(_ difference: inout ImageDifference)
  /// A condition beside the number of differing pixels.
  func admits(_ difference: ImageDifference) -> Bool
}

extension PixelRule {
  static var judgesByValue: Bool { false }
  func finish(_: inout ImageDifference) {}
  func admits(_: ImageDifference) -> Bool { true }
}

/// Whatever is unequal differs.
struct ExactRule: PixelRule {
  static let judgesByValue = true

  func judge(_: UInt32, _: UInt32, at _: Int) -> PixelVerdict { .different }
}

/// A channel more than `limit` away differs.
struct ChannelRule: PixelRule {
  static let judgesByValue = true

  let limit: Int

  func judge(_ reference: UInt32, _ actual: UInt32, at _: Int) -> PixelVerdict {
    PixelChannels.largestDifference(reference, actual) > limit ? .different : .tolerated
  }
}
