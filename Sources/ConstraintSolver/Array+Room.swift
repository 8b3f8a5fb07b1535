extension Array {
  /// Makes room for one element more, and for many where there was none left.
  ///
  /// Each growth moves all elements, and hundreds come one by one when a screen is built: there is room for those of a
  /// small screen at once, and a large one has it at its second growth.
  mutating func makeRoom() {
    guard count == capacity else { return }
    reserveCapacity(Swift.max(128, count < 4096 ? 4 * count : 2 * count))
  }
}
