import Dispatch
import Synchronization

/// Elements that another thread creates in order, a few ahead of the thread that uses them.
package final class ReadAhead<Element: Sendable>: IteratorProtocol {
  /// What both threads see.
  private final class Queue: Sendable {
    /// The last one is nil.
    let made = Mutex<[Element?]>([])
    /// Nobody takes any more.
    let isLeft = Atomic(false)
    let filled = DispatchSemaphore(value: 0)
    let room = DispatchSemaphore(value: 0)

    func append(_ element: Element?) {
      made.withLock { $0.append(element) }
      filled.signal()
    }
  }

  private static var elementsAhead: Int { 4 }

  private let queue = Queue()
  private var isAtEnd = false

  /// - Parameter start: is called on the other thread, and returns a function that returns one element per call, and
  ///   nil at the end.
  package init(_ start: @escaping @Sendable () -> () -> Element?) {
    for _ in 0..<Self.elementsAhead { queue.room.signal() }
    // A separate queue has its own thread, even if many others wait for one.
    DispatchQueue(label: "read-ahead", qos: .userInitiated).async { [queue] in
      let make = start()
      while true {
        queue.room.wait()
        guard !queue.isLeft.load(ordering: .acquiring), let element = make() else { break }
        queue.append(element)
      }
      queue.append(nil)
    }
  }

  deinit {
    queue.isLeft.store(true, ordering: .releasing)
    queue.room.signal()
  }

  package func next() -> Element? {
    guard !isAtEnd else { return nil }
    queue.filled.wait()
    let element = queue.made.withLock { $0.removeFirst() }
    queue.room.signal()
    isAtEnd = element == nil
    return element
  }
}

extension ReadAhead<ArraySlice<UInt32>> {
  /// The rows of a picture, 64 at a time.
  package convenience init(_ picture: any PictureRows) {
    self.init {
      let rows = picture.reader()
      return { rows.next() }
    }
  }
}

/// A picture whose rows are created by another thread if it is higher than a band.
package struct RowsAhead: PictureRows {
  private let picture: any PictureRows

  package init(_ picture: any PictureRows) { self.picture = picture }

  package var width: Int { picture.width }
  package var height: Int { picture.height }

  package func reader() -> AnyIterator<ArraySlice<UInt32>> {
    height > PixelDigest.bandHeight ? AnyIterator(ReadAhead(picture)) : picture.reader()
  }
}
