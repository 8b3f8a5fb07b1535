import DarkroomCoreGraphics

/// Heights with their running sums, in points.
///
/// Changing a height and finding a place take logarithmic time.
///
/// - SeeAlso: P. M. Fenwick, "A new data structure for cumulative frequency tables" (1994). We differ: heights are no
///   whole numbers, so sums are freed of their last bits before they are compared.
struct HeightList {
  private var heights: [CGFloat]
  /// Rows whose height is only estimated.
  private var guesses: [Bool]
  private var guessCount: Int
  /// `tree[i]` contains the sum of the `i & -i` heights that end before index `i`.
  private var tree: [CGFloat]

  init() { self.init([], areGuesses: []) }

  init(_ heights: [CGFloat], areGuesses: [Bool]) {
    self.heights = heights
    guesses = areGuesses
    guessCount = areGuesses.count { $0 }
    tree = [0] + heights
    for index in tree.indices.dropFirst() {
      let parent = index + index & -index
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  var count: Int { heights.count }
  var total: CGFloat { start(of: count) }
  var hasGuesses: Bool { guessCount > 0 }
  subscript(index: Int) -> CGFloat { heights[index] }
  func isGuess(_ index: Int) -> Bool { guesses[index] }

  mutating func set(_ height: CGFloat, at index: Int) {
    if guesses[index] { guessCount -= 1 }
    guesses[index] = false
    let change = height - heights[index]
    guard change != 0 else { return }
    heights[index] = height
    var node = index + 1
    while node < tree.count {
      tree[node] += change
      node += node & -node
    }
  }

  /// Makes a height an estimate again.
  mutating func reset(_ index: Int) {
    if !guesses[index] { guessCount += 1 }
    guesses[index] = true
  }

  /// The sum of the heights before `index`.
  func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = index
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    return sum.snapped
  }

  /// The first element that ends below `y`; the count if there is none.
  func firstIndex(endingBelow y: CGFloat) -> Int {
    var (node, sum) = (0, CGFloat(0))
    var step = 1 << (Int.bitWidth - 1 - max(count, 1).leadingZeroBitCount)
    while step > 0 {
      let next = node + step
      if next < tree.count, (sum + tree[next]).snapped <= y {
        node = next
        sum += tree[next]
      }
      step >>= 1
    }
    return node
  }
}

extension CGFloat {
  /// The number without the rounding errors that sums of thirds of a point produce.
  var snapped: CGFloat {
    let near = (self * 3072).rounded() / 3072
    return Swift.abs(near - self) < 1e-7 ? near : self
  }
}
