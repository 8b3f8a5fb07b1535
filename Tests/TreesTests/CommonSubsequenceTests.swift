import Testing

@testable import DarkroomTrees

struct CommonSubsequenceTests {
  /// The table of all lengths (Wagner, Fischer 1974), read from the start; an old element is skipped where both may be.
  private func table(_ old: [String], _ new: [String]) -> [[Int]] {
    var length = [[Int]](
      repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        length[i][j] =
          old[i] == new[j]
          ? length[i + 1][j + 1] + 1 : max(length[i + 1][j], length[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    var pairs: [[Int]] = []
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        pairs.append([i, j])
        (i, j) = (i + 1, j + 1)
      } else if length[i + 1][j] >= length[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  private func randomSequence(letters: Int) -> [String] {
    (0..<Int.random(in: 0...24)).map { _ in "\(Int.random(in: 0..<letters))" }
  }

  @Test(arguments: [1, 2, 3, 8, 40])
  func pairsAreThoseOfTheWholeTable(letters: Int) {
    for _ in 0..<300 {
      let (old, new) = (randomSequence(letters: letters), randomSequence(letters: letters))

      let pairs = CommonSubsequence(old, new).pairs

      #expect(pairs.map { [$0.0, $0.1] } == table(old, new), "\(old) \(new)")
    }
  }

  @Test(arguments: [1, 2, 3, 8, 40])
  func withoutPatienceTheyAreInOrderAndEqual(letters: Int) {
    for _ in 0..<300 {
      let (old, new) = (randomSequence(letters: letters), randomSequence(letters: letters))

      let pairs = CommonSubsequence(old, new, patience: -old.count - new.count - 1).pairs

      #expect(pairs.allSatisfy { old[$0.0] == new[$0.1] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
      #expect(pairs.isEmpty == Set(old).isDisjoint(with: new))
    }
  }

  @Test func withoutPatienceTheOrderOfMostIsKept() {
    let old = (0..<10).map { "\($0)" }

    let pairs = CommonSubsequence(old, ["9"] + old.prefix(9), patience: -100).pairs

    #expect(pairs.map { $0.0 } == Array(0..<9))
  }
}
