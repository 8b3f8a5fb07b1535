/// Counts unequal pixels and channels, and records the largest difference.
struct ChannelMeter {
  private var pixels = 0
  private var bytes = 0
  private var largest = (amount: 0, index: 0)
  /// The previous pair, with its number of unequal channels, because neighboring pixels often differ in the same way.
  private var pair: (UInt32, UInt32) = (0, 0)
  private var changedChannels = 0

  /// - Parameter count: The number of neighbors that differ in the same way, the first at `index`.
  mutating func add(_ before: UInt32, _ after: UInt32, count: Int, at index: Int) {
    pixels += count
    if pair != (before, after) {
      pair = (before, after)
      changedChannels = PixelChannels.changedCount(before, after)
      let amount = PixelChannels.largestDifference(before, after)
      if amount > largest.amount { largest = (amount, index) }
    }
    bytes += changedChannels * count
  }

  func report(to difference: inout ImageDifference) {
    difference.changedPixels = pixels
    difference.differingBytes = bytes
    let width = difference.referenceSize.width
    difference.largestChannelDifference = ChannelDifference(
      amount: largest.amount, x: largest.index % width, y: largest.index / width)
  }
}
