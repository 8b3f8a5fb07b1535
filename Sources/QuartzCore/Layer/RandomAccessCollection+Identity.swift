extension RandomAccessCollection where Element: AnyObject {
  /// Where `object` is, of elements that differ from each other; nil where it is not.
  ///
  /// Looked for from both ends at once, since what comes and goes is mostly first or last. `firstIndex(where:)`
  /// takes twenty times as long on the main actor, whose closures ask at each call where they run.
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
  /// Takes `object` out, of elements that differ from each other.
  package mutating func remove(identical object: Element) {
    if let index = index(ofIdentical: object) { remove(at: index) }
  }
}
