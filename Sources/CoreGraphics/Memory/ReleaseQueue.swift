/// Releases objects one after the other that would otherwise release each other recursively.
///
/// An object passes its owned objects here in its `deinit`, so chains of any length cost no stack.
package final class ReleaseQueue {
  private static let underWay = ThreadLocal<ReleaseQueue>()

  private var doomed: [AnyObject] = []

  private init() {}

  /// Lets go of objects, the last one first: now, or after what this thread is about to free already.
  package static func release<Object: AnyObject>(_ objects: inout [Object]) {
    guard !objects.isEmpty else { return }
    if let queue = underWay.value { return queue.take(&objects) }
    let queue = ReleaseQueue()
    queue.take(&objects)
    underWay.value = queue
    defer { underWay.value = nil }
    while queue.doomed.popLast() != nil {}
  }

  private func take<Object: AnyObject>(_ objects: inout [Object]) {
    // Appended one by one, because `+=` with another element type casts each element.
    for object in objects { doomed.append(object) }
    objects = []
  }
}
