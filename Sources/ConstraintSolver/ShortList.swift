/// A list that is usually short: its first `room` elements need no allocated memory.
///
/// A system has thousands of lists of two or three elements, and making and freeing memory for each took longer than
/// all arithmetic.
struct ShortList<let room: Int, Element: BlankElement> {
  private var head = InlineArray<room, Element>(repeating: .blank)
  /// All elements of a list that has, or had, more than `room` elements.
  private var overflow: [Element]?
  private(set) var count = 0

  init() {}

  mutating func append(_ element: Element) {
    if overflow == nil, count < room {
      head[count] = element
    } else {
      leaveHead()
      overflow?.append(element)
    }
    count += 1
  }

  mutating func insert(_ element: Element, at index: Int) {
    if overflow == nil, count < room {
      for place in stride(from: count, to: index, by: -1) { head[place] = head[place - 1] }
      head[index] = element
    } else {
      leaveHead()
      overflow?.insert(element, at: index)
    }
    count += 1
  }

  mutating func remove(at index: Int) {
    count -= 1
    if overflow == nil {
      for place in index..<count { head[place] = head[place + 1] }
    } else {
      overflow?.remove(at: index)
    }
  }

  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count {
      let element = self[index]
      if isUnwanted(element) { continue }
      if kept < index { self[kept] = element }
      kept += 1
    }
    if kept < count { overflow?.removeLast(count - kept) }
    count = kept
  }

  /// Calls `body` with each element in order.
  ///
  /// To read all elements, this is quicker than using indices, which copies the head each time.
  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    if let overflow { return overflow.forEach(body) }
    let elements = head.span
    for index in 0..<count { body(elements[index]) }
  }

  @inline(__always)
  mutating func modifyEach(_ body: (inout Element) -> Void) {
    let count = count
    guard overflow == nil else {
      for index in 0..<count { body(&self[index]) }
      return
    }
    var elements = head.mutableSpan
    for index in 0..<count { body(&elements[index]) }
  }

  @inline(__always)
  func firstIndex(where isWanted: (Element) -> Bool) -> Int? {
    if let overflow { return overflow.firstIndex(where: isWanted) }
    let elements = head.span
    for index in 0..<count where isWanted(elements[index]) { return index }
    return nil
  }

  private mutating func leaveHead() {
    guard overflow == nil else { return }
    var elements: [Element] = []
    elements.reserveCapacity(2 * room)
    for index in 0..<count { elements.append(head[index]) }
    overflow = elements
  }
}

extension ShortList: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    get {
      if let overflow { return overflow[index] }
      return head[index]
    }
    set {
      if overflow == nil { head[index] = newValue } else { overflow?[index] = newValue }
    }
  }
}

extension ShortList: Sendable where Element: Sendable {}

extension ShortList: Equatable where Element: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}
