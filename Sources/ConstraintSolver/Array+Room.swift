extension Array {
  /// Makes room for one more element, and for many more if the array is full.
  ///
  /// Each growth moves all elements, and building a screen adds hundreds one by one. The first growth therefore makes
  /// room for a small screen, and the second one for a large screen.
  mutating func makeRoom() {
    guard count == capacity else { return }
    reserveCapacity(Swift.max(128, count < 4096 ? 4 * count : 2 * count))
  }
}
