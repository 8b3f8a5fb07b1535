extension Range<Int> {
  /// The first number that satisfies a condition which all numbers behind it satisfy too, found by halving; the upper
  /// bound if none does.
  func partitioningIndex(where isSatisfied: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isSatisfied(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
