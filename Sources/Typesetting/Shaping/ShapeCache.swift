import Synchronization

/// Remembers shaped stretches: a label is measured, laid out and drawn from one shaping.
///
/// Two generations of at most `capacity` entries each: when the younger is full it becomes the
/// older, whose entries are dropped unless they were used meanwhile.
final class ShapeCache: Sendable {
  static let shared = ShapeCache(capacity: 8192)

  private struct Generations {
    var young: [ShapeRequest: ShapedRun] = [:]
    var old: [ShapeRequest: ShapedRun] = [:]
  }

  private let capacity: Int
  private let generations = Mutex(Generations())

  init(capacity: Int) {
    self.capacity = capacity
  }

  func run(for request: ShapeRequest, make: (ShapeRequest) -> ShapedRun) -> ShapedRun {
    if let known = generations.withLock({ Self.find(request, in: &$0, capacity) }) { return known }
    let run = make(request)
    generations.withLock { Self.insert(run, request, in: &$0, capacity) }
    return run
  }

  /// How many stretches are held.
  var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  private static func find(
    _ request: ShapeRequest, in all: inout Generations, _ capacity: Int
  ) -> ShapedRun? {
    if let run = all.young[request] { return run }
    guard let run = all.old[request] else { return nil }
    insert(run, request, in: &all, capacity)
    return run
  }

  private static func insert(
    _ run: ShapedRun, _ request: ShapeRequest, in all: inout Generations, _ capacity: Int
  ) {
    if all.young.count >= capacity {
      all.old = all.young
      all.young = [:]
    }
    all.young[request] = run
  }
}
