/// Matches the lines of a text with the ones of a later version.
///
/// Equal lines at both ends are matched first. Next come the lines that occur exactly once in both texts, in the
/// longest sequence that preserves their order (patience diff); then the same is done between these lines. Each round
/// looks at each line once, and finds the sequence in n log n.
///
/// - SeeAlso: B. Cohen, "Patience diff advantages" (2010); M. L. Fredman, "On computing the length of longest
///   increasing subsequences" (1975), for the run. We differ: between lines that are there once, others are matched by
///   only these rules, not by another difference.
struct LineAlignment {
  /// For each line of the old text, its number in the new one; nil if the line was removed or changed.
  private(set) var matches: [Int?]

  /// The maximum nesting of unique lines; lines that are nested deeper stay without a match.
  private static let depthLimit = 32

  private let old: [Int]
  private let new: [Int]

  init<Line: Hashable>(_ old: [Line], _ new: [Line]) {
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    matches = Array(repeating: nil, count: old.count)
    align(0..<old.count, 0..<new.count, depth: 0)
  }

  private mutating func align(_ a: Range<Int>, _ b: Range<Int>, depth: Int) {
    var (a, b) = (a, b)
    while let i = a.first, let j = b.first, old[i] == new[j] {
      matches[i] = j
      (a, b) = (i + 1..<a.upperBound, j + 1..<b.upperBound)
    }
    while let i = a.last, let j = b.last, old[i] == new[j] {
      matches[i] = j
      (a, b) = (a.lowerBound..<i, b.lowerBound..<j)
    }
    guard !a.isEmpty, !b.isEmpty, depth < Self.depthLimit else { return }
    let anchors = Self.longestRun(uniquePairs(a, b))
    guard !anchors.isEmpty else { return }
    var (i, j) = (a.lowerBound, b.lowerBound)
    for anchor in anchors {
      align(i..<anchor.old, j..<anchor.new, depth: depth + 1)
      matches[anchor.old] = anchor.new
      (i, j) = (anchor.old + 1, anchor.new + 1)
    }
    align(i..<a.upperBound, j..<b.upperBound, depth: depth + 1)
  }

  private typealias Pair = (old: Int, new: Int)

  /// The lines that occur once on each side, in the order of the old text.
  private func uniquePairs(_ a: Range<Int>, _ b: Range<Int>) -> [Pair] {
    func places(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
      var places: [Int: Int] = [:]
      for index in range {
        places[lines[index]] = places[lines[index]] == nil ? index : -1
      }
      return places
    }
    let before = places(old, a)
    let after = places(new, b)
    return a.compactMap { i in
      guard before[old[i]] == i, let j = after[old[i]], j >= 0 else { return nil }
      return (i, j)
    }
  }

  /// The longest increasing sequence of new line numbers, by patience sorting.
  private static func longestRun(_ pairs: [Pair]) -> [Pair] {
    var tops: [Int] = []
    var previous: [Int?] = Array(repeating: nil, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tops[low - 1] : nil
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var run: [Pair] = []
    var next = tops.last
    while let index = next {
      run.append(pairs[index])
      next = previous[index]
    }
    return run.reversed()
  }
}
