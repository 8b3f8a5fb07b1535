import Combine

/// A scheduler whose time passes when a test says so.
final class VirtualTime: Scheduler {
  struct Instant: Strideable {
    var ticks: Int
    func distance(to other: Instant) -> Ticks { Ticks(magnitude: other.ticks - ticks) }
    func advanced(by step: Ticks) -> Instant { Instant(ticks: ticks + step.magnitude) }
  }

  struct Ticks: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable {
    var magnitude: Int
    init(magnitude: Int) { self.magnitude = magnitude }
    init(integerLiteral value: Int) { magnitude = value }
    init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }

    static func < (a: Ticks, b: Ticks) -> Bool { a.magnitude < b.magnitude }
    static func + (a: Ticks, b: Ticks) -> Ticks { Ticks(magnitude: a.magnitude + b.magnitude) }
    static func - (a: Ticks, b: Ticks) -> Ticks { Ticks(magnitude: a.magnitude - b.magnitude) }
    static func * (a: Ticks, b: Ticks) -> Ticks { Ticks(magnitude: a.magnitude * b.magnitude) }
    static func += (a: inout Ticks, b: Ticks) { a = a + b }
    static func -= (a: inout Ticks, b: Ticks) { a = a - b }
    static func *= (a: inout Ticks, b: Ticks) { a = a * b }

    static func seconds(_ s: Int) -> Ticks { Ticks(magnitude: s * 1000) }
    static func seconds(_ s: Double) -> Ticks { Ticks(magnitude: Int(s * 1000)) }
    static func milliseconds(_ ms: Int) -> Ticks { Ticks(magnitude: ms) }
    static func microseconds(_ us: Int) -> Ticks { Ticks(magnitude: us / 1000) }
    static func nanoseconds(_ ns: Int) -> Ticks { Ticks(magnitude: ns / 1_000_000) }
  }

  private final class Item: Cancellable {
    var due: Int
    let interval: Int?
    let action: () -> Void
    var isCancelled = false
    init(due: Int, interval: Int?, action: @escaping () -> Void) {
      (self.due, self.interval, self.action) = (due, interval, action)
    }
    func cancel() { isCancelled = true }
  }

  private(set) var now = Instant(ticks: 0)
  var minimumTolerance: Ticks { 0 }
  private var items: [Item] = []

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    items.append(Item(due: now.ticks, interval: nil, action: action))
  }

  func schedule(
    after date: Instant, tolerance: Ticks, options: Never?, _ action: @escaping () -> Void
  ) {
    items.append(Item(due: date.ticks, interval: nil, action: action))
  }

  func schedule(
    after date: Instant, interval: Ticks, tolerance: Ticks, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let item = Item(due: date.ticks, interval: interval.magnitude, action: action)
    items.append(item)
    return item
  }

  /// Runs what is due on the way, in order of time.
  func advance(by ticks: Int) {
    let end = now.ticks + ticks
    while let item = items.filter({ $0.due <= end }).min(by: { $0.due < $1.due }) {
      now = Instant(ticks: max(now.ticks, item.due))
      if let interval = item.interval, !item.isCancelled {
        item.due += interval
      } else {
        items.removeAll { $0 === item }
      }
      if !item.isCancelled { item.action() }
    }
    now = Instant(ticks: end)
  }
}
