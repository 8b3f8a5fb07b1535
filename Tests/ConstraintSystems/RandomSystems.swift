/// Random systems in bulk, for tests and for longer runs from outside.
package enum RandomSystems {
  package struct Report: CustomStringConvertible {
    package var agreeing = 0
    package var undecided = 0
    /// The first failure, as small as it can be made.
    package var failure: String?

    package var description: String {
      "\(agreeing) agree, \(undecided) undecided" + (failure.map { "\n\($0)" } ?? "")
    }
  }

  /// Checks `count` systems, half of them edited, against the exact solver; stops at a failure.
  ///
  /// System k is the same whatever the count is, so that `seed + k` alone brings it back.
  package static func check(seed: Int, count: Int) -> Report {
    var report = Report()
    for number in seed..<(seed + count) {
      let history = history(number)
      switch history.outcome() {
      case .agrees: report.agreeing += 1
      case .undecided: report.undecided += 1
      case .fails:
        let small = history.shrunk()
        report.failure = "system \(number): \(small.outcome())\n\(small)"
        return report
      }
    }
    return report
  }

  package static func history(_ number: Int) -> EditHistory {
    var numbers = RandomNumbers(seed: number)
    return number % 2 == 0 ? .fresh(&numbers) : .edited(&numbers)
  }
}
