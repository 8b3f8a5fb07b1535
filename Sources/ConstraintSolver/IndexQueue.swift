/// A queue of small integers in ascending order, without duplicates.
///
/// - SeeAlso: J. W. J. Williams, "Algorithm 232: Heapsort" (1964). We differ: an element may be taken from within.
struct IndexQueue: Sendable {
  private var heap: [Int] = []
  private var isQueued: [Bool] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ index: Int) {
    if index >= isQueued.count {
      isQueued.append(contentsOf: repeatElement(false, count: index + 1 - isQueued.count))
    }
    guard !isQueued[index] else { return }
    isQueued[index] = true
    heap.append(index)
    rise(from: heap.count - 1)
  }

  mutating func popFirst() -> Int? {
    heap.isEmpty ? nil : pop(at: 0)
  }

  /// Removes and returns the element with the largest measure among the first few; among equals, the first.
  ///
  /// Comparing all elements would cost more time than it saves if there are thousands.
  mutating func popLargest(by measure: (Int) -> Double) -> Int? {
    guard let first = heap.first else { return nil }
    var best = (place: 0, measure: measure(first))
    for place in 1..<max(1, min(heap.count, Self.fewWaiting)) {
      let measure = measure(heap[place])
      let isLarger = measure > best.measure
      if isLarger || measure == best.measure && heap[place] < heap[best.place] {
        best = (place, measure)
      }
    }
    return pop(at: best.place)
  }

  private static var fewWaiting: Int { 64 }

  private mutating func pop(at place: Int) -> Int {
    let index = heap[place]
    isQueued[index] = false
    let last = heap.removeLast()
    if place < heap.count {
      heap[place] = last
      rise(from: place)
      sink(from: place)
    }
    return index
  }

  private mutating func rise(from place: Int) {
    var child = place
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func sink(from place: Int) {
    var parent = place
    while true {
      var smallest = parent
      let (left, right) = (2 * parent + 1, 2 * parent + 2)
      if left < heap.count, heap[left] < heap[smallest] { smallest = left }
      if right < heap.count, heap[right] < heap[smallest] { smallest = right }
      guard smallest != parent else { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
