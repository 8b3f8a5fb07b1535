/// Room for following equations, kept so that it need not be made each time.
struct Traversal: Sendable {
  /// By variable; zero for all that are not in `touched`.
  private(set) var sums: [Double] = []
  private var isTouched: [Bool] = []
  private var touched: [Int] = []
  /// By variable: the walk that came by last.
  private var visits: [Int] = []
  /// By row: the search that came by last.
  private var rowVisits: [Int] = []
  private var walk = 0
  private var rowWalk = 0

  mutating func prepare(variables: Int, rows: Int) {
    func grow<Value>(_ array: inout [Value], _ count: Int, _ value: Value) {
      if array.count < count {
        array.append(contentsOf: repeatElement(value, count: count + count / 2 - array.count))
      }
    }
    grow(&sums, variables, 0)
    grow(&isTouched, variables, false)
    grow(&visits, variables, 0)
    grow(&rowVisits, rows, 0)
  }

  // MARK: Lists

  /// Lists of variables that walks are done with.
  private var lists: [[Int]] = []

  /// An empty list, of one that was given back where there is one.
  ///
  /// It is emptied here: whoever gave it back has let go of it by now, so that its memory is kept.
  mutating func takeList() -> [Int] {
    guard var list = lists.popLast() else { return [] }
    list.removeAll(keepingCapacity: true)
    return list
  }

  mutating func giveBack(_ list: [Int]) { lists.append(list) }

  // MARK: Walks

  /// Variables visited so far.
  private(set) var visitCount = 0

  mutating func beginWalk() { walk += 1 }
  func isVisited(_ variable: Int) -> Bool { visits[variable] == walk }

  /// - Returns: whether this is the first visit.
  mutating func visit(_ variable: Int) -> Bool {
    guard visits[variable] != walk else { return false }
    visits[variable] = walk
    visitCount += 1
    return true
  }

  mutating func beginRows() { rowWalk += 1 }

  /// - Returns: whether this is the first visit.
  mutating func visit(row: Int) -> Bool {
    guard rowVisits[row] != rowWalk else { return false }
    rowVisits[row] = rowWalk
    return true
  }

  // MARK: Sums

  mutating func add(_ amount: Double, to variable: Int) {
    if !isTouched[variable] {
      isTouched[variable] = true
      touched.append(variable)
    }
    sums[variable] += amount
  }

  /// Takes the sum of a variable that is to be replaced.
  mutating func take(_ variable: Int) -> Double {
    let sum = sums[variable]
    sums[variable] = 0
    return sum
  }

  /// Everything added up, sorted; leaves the room clean.
  mutating func finish() -> LinearTerms {
    var result = LinearTerms()
    touched.sort()
    for variable in touched {
      if abs(sums[variable]) >= SparseRow.negligible {
        result.append(LinearTerm(variable: variable, coefficient: sums[variable]))
      }
      sums[variable] = 0
      isTouched[variable] = false
    }
    touched.removeAll(keepingCapacity: true)
    return result
  }
}
