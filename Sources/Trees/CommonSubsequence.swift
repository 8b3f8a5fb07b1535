/// Finds a common subsequence of two sequences.
///
/// Of the longest that there are, it is the one that skips old elements first. Sequences that differ in thousands of
/// places would take time and memory that grow with the square: they get one that may be shorter, always the same.
///
/// - SeeAlso: E. W. Myers, "An O(ND) difference algorithm and its variations" (1986), for the longest; J. W. Hunt,
///   T. G. Szymanski, "A fast algorithm for computing longest common subsequences" (1977), for the increasing
///   places. We differ: Myers' search runs from the ends, so that the way is read from the start, with a choice at
///   each fork; and of the places only those count where an element comes for the same time in both sequences.
struct CommonSubsequence {
  /// The old sequence; equal elements have equal numbers.
  private let old: [Int]
  private let new: [Int]
  private let patience: Int

  /// - Parameter patience: how many steps the search for the longest may take, and numbers it may keep, beyond one
  ///   for each element.
  init(_ old: [String], _ new: [String], patience: Int = 1_000_000) {
    var numbers: [String: Int] = [:]
    func number(_ element: String) -> Int {
      if let known = numbers[element] { return known }
      numbers[element] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    self.patience = patience
  }

  /// The matched indices in the old and the new sequence.
  var pairs: [(Int, Int)] { reach().map(longest) ?? increasing() }

  // MARK: The longest

  /// For each number of differences, how far from the ends that many lead, by diagonal.
  ///
  /// The diagonals go from −d to d in steps of two. Returns nil if the search exceeds its limit.
  private func reach() -> [[Int]]? {
    var steps = patience + old.count + new.count
    var all: [[Int]] = []
    for differences in 0...old.count + new.count {
      steps -= differences
      guard steps >= 0 else { return nil }
      var ends: [Int] = []
      ends.reserveCapacity(differences + 1)
      for place in 0...differences {
        let diagonal = 2 * place - differences
        var x = start(of: place, differences, all.last)
        let before = x
        while x < old.count, x - diagonal < new.count,
          old[old.count - 1 - x] == new[new.count - 1 - x + diagonal]
        {
          x += 1
        }
        steps -= x - before
        ends.append(x)
        if x >= old.count, x - diagonal >= new.count { return all + [ends] }
      }
      all.append(ends)
    }
    return all
  }

  /// Where a diagonal is entered: from one of its neighbors with one difference less.
  private func start(of place: Int, _ differences: Int, _ previous: [Int]?) -> Int {
    guard let previous, differences > 0 else { return 0 }
    if place == 0 { return previous[0] }
    if place == differences { return previous[place - 1] + 1 }
    return max(previous[place], previous[place - 1] + 1)
  }

  private func longest(_ reach: [[Int]]) -> [(Int, Int)] {
    var (i, j) = (0, 0)
    var differences = reach.count - 1
    var pairs: [(Int, Int)] = []
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
        continue
      }
      differences -= 1
      let (x, y) = (old.count - i - 1, new.count - j)
      let place = (x - y + differences) / 2
      let isShortest =
        (x - y).magnitude <= differences.magnitude && reach[differences][place] >= x
      (i, j) = isShortest ? (i + 1, j) : (i, j + 1)
    }
    return pairs
  }

  // MARK: One in order

  /// The first of an element with the first, the second with the second, as many as can keep their order.
  private func increasing() -> [(Int, Int)] {
    var places: [Int: ArraySlice<Int>] = [:]
    for (j, element) in new.enumerated() { places[element, default: []].append(j) }
    var candidates: [(Int, Int)] = []
    for (i, element) in old.enumerated() {
      if let j = places[element]?.popFirst() { candidates.append((i, j)) }
    }
    // For each length, which candidate ends the sequence that reaches least far.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, candidate) in candidates.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if candidates[ends[middle]].1 < candidate.1 { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    return Array(sequence(first: ends.last, next: { $0.map { previous[$0] } }))
      .compactMap { $0.map { candidates[$0] } }.reversed()
  }
}
