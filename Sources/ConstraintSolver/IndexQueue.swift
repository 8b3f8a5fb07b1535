/// A queue of small integers, the smallest first, each at most once.
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
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> Int? {
    guard let first = heap.first else { return nil }
    isQueued[first] = false
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return first
  }

  private mutating func sink() {
    var parent = 0
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
