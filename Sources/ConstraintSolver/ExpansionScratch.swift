/// Room for adding up sparse rows, kept so that it need not be made each time.
struct ExpansionScratch: Sendable {
  /// By variable; zero for all that are not in `touched`.
  private var sums: [Double] = []
  private var isTouched: [Bool] = []
  private(set) var touched: [Int] = []
  private(set) var additions: [Int] = []

  mutating func prepare(count: Int) {
    if sums.count < count {
      let missing = count - sums.count
      sums.append(contentsOf: repeatElement(0, count: missing))
      isTouched.append(contentsOf: repeatElement(false, count: missing))
      additions.append(contentsOf: repeatElement(0, count: missing))
    }
  }

  mutating func add(_ amount: Double, to variable: Int) {
    if !isTouched[variable] {
      isTouched[variable] = true
      touched.append(variable)
    }
    sums[variable] += amount
    additions[variable] += 1
  }

  /// Takes the sum of a variable that is to be replaced.
  mutating func take(_ variable: Int) -> Double {
    let sum = sums[variable]
    sums[variable] = 0
    return sum
  }

  /// Everything added up, sorted; leaves the room clean.
  mutating func finish() -> [LinearTerm] {
    var result: [LinearTerm] = []
    for variable in touched.sorted() {
      if abs(sums[variable]) >= SparseRow.negligible {
        result.append(LinearTerm(variable: variable, coefficient: sums[variable]))
      }
      sums[variable] = 0
      isTouched[variable] = false
      additions[variable] = 0
    }
    touched.removeAll(keepingCapacity: true)
    return result
  }
}
