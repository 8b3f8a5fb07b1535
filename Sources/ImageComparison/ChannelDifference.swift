/// How far apart two channels are, and where.
package struct ChannelDifference: Hashable, Sendable {
  /// 1 to 255.
  package let amount: Int
  package let x: Int
  package let y: Int

  package init(amount: Int, x: Int, y: Int) {
    self.amount = amount
    self.x = x
    self.y = y
  }
}
