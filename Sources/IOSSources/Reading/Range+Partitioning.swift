extension Range<Int> {
  /// The first number that satisfies a condition which all later numbers also satisfy, found by binary search; the
  /// upper bound if there is none.
  func partitioningIndex(where isSatisfied: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isSatisfied(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
