/// A few combinations of the values of several axes, such that any two values of two axes occur together at least once.
///
/// Each row begins with the first pair that has not occurred. Every other axis then takes the value that forms most new
/// pairs with the chosen ones; in a tie, the first. The rows are always the same, and there are about as many as the
/// two longest axes have pairs.
///
/// - SeeAlso: Cohen, Dalal, Fredman, Patton, "The AETG System" (1997), whose rows are chosen among random candidates.
///   We differ: nothing is random, and there is one candidate.
struct PairwiseRows {
  private(set) var rows: [[Int]] = []
  private let counts: [Int]
  private var missing: Set<Pair> = []

  private struct Pair: Hashable {
    let first: Place
    let second: Place

    init(_ a: Place, _ b: Place) {
      (first, second) = a.axis < b.axis ? (a, b) : (b, a)
    }
  }

  private struct Place: Hashable {
    let axis: Int
    let value: Int
  }

  /// - Parameter counts: the number of values of each axis, at least one.
  init(_ counts: [Int]) {
    self.counts = counts
    guard counts.count > 1 else {
      rows = (0..<(counts.first ?? 0)).map { [$0] }
      return
    }
    let pairs = allPairs
    missing = Set(pairs)
    for pair in pairs where missing.contains(pair) { add(rowWith: pair) }
  }

  private var allPairs: [Pair] {
    var pairs: [Pair] = []
    for first in counts.indices {
      for second in counts.indices.dropFirst(first + 1) {
        for a in 0..<counts[first] {
          for b in 0..<counts[second] {
            pairs.append(Pair(Place(axis: first, value: a), Place(axis: second, value: b)))
          }
        }
      }
    }
    return pairs
  }

  private mutating func add(rowWith pair: Pair) {
    var chosen = [pair.first, pair.second]
    for axis in counts.indices where axis != pair.first.axis && axis != pair.second.axis {
      var best = (value: 0, new: -1)
      for value in 0..<counts[axis] {
        let place = Place(axis: axis, value: value)
        let new = chosen.count { missing.contains(Pair($0, place)) }
        if new > best.new { best = (value, new) }
      }
      chosen.append(Place(axis: axis, value: best.value))
    }
    for (index, place) in chosen.enumerated() {
      for other in chosen.dropFirst(index + 1) { missing.remove(Pair(place, other)) }
    }
    rows.append(chosen.sorted { $0.axis < $1.axis }.map(\.value))
  }
}
