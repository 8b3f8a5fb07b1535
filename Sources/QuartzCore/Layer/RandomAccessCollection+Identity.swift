extension RandomAccessCollection where Element: AnyObject {
  /// The index of `object`, if all elements are different; nil if there is none.
  ///
  /// The search runs from both ends, because most insertions and removals are at the start or the end.
  /// `firstIndex(where:)` takes twenty times as long on the main actor, where each call of a closure checks its actor.
  package func index(ofIdentical object: Element) -> Index? {
    var low = startIndex
    var high = endIndex
    while low < high {
      if self[low] === object { return low }
      formIndex(after: &low)
      guard low < high else { return nil }
      formIndex(before: &high)
      if self[high] === object { return high }
    }
    return nil
  }
}

extension Array where Element: AnyObject {
  /// Removes `object`, if all elements are different.
  package mutating func remove(identical object: Element) {
    if let index = index(ofIdentical: object) { remove(at: index) }
  }
}
