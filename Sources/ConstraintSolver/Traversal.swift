/// Working memory for following equations, kept so that it isn't allocated each time.
struct Traversal: Sendable {
  /// The sums by variable; zero for variables that are not in `touched`.
  private(set) var sums: [Double] = []
  private var isTouched: [Bool] = []
  private var touched: [Int] = []
  /// The number of the last walk that visited each variable.
  private var visits: [Int] = []
  /// The number of the last search that visited each row.
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

  /// Lists of variables that walks have returned for reuse.
  private var lists: [[Int]] = []

  /// Returns an empty list, with the memory of a returned one if there is one.
  ///
  /// The list is emptied here, when the walk that returned it no longer refers to it, so that its memory is kept.
  mutating func takeList() -> [Int] {
    guard var list = lists.popLast() else { return [] }
    list.removeAll(keepingCapacity: true)
    return list
  }

  mutating func giveBack(_ list: [Int]) { lists.append(list) }

  // MARK: Walks

  /// The number of variables visited so far.
  private(set) var visitCount = 0

  mutating func beginWalk() { walk += 1 }
  func isVisited(_ variable: Int) -> Bool { visits[variable] == walk }

  /// - Returns: Whether this is the first visit.
  mutating func visit(_ variable: Int) -> Bool {
    guard visits[variable] != walk else { return false }
    visits[variable] = walk
    visitCount += 1
    return true
  }

  mutating func beginRows() { rowWalk += 1 }

  /// - Returns: Whether this is the first visit.
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

  /// Returns the sum of a variable that is to be replaced, and resets it.
  mutating func take(_ variable: Int) -> Double {
    let sum = sums[variable]
    sums[variable] = 0
    return sum
  }

  /// Returns all sums, sorted by variable, and resets them.
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
