/// Counts unequal pixels and channels and keeps the largest distance.
struct ChannelMeter {
  private var pixels = 0
  private var bytes = 0
  private var largest = (amount: 0, index: 0)
  /// Neighboring pixels often differ alike: the pair before and its number of unequal channels.
  private var pair: (UInt32, UInt32) = (0, 0)
  private var changedChannels = 0

  /// - Parameter count: of neighbors that differ alike, the first at `index`.
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
