/// The difference of two channels, and the place where it occurs.
package struct ChannelDifference: Hashable, Sendable {
  /// The absolute difference, from 1 to 255.
  package let amount: Int
  package let x: Int
  package let y: Int

  package init(amount: Int, x: Int, y: Int) {
    self.amount = amount
    self.x = x
    self.y = y
  }
}
