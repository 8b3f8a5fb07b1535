/// The open transactions, the outermost first, and the work for the run loop's next turn.
///
/// They belong to the main thread, as UIKit's do, but any thread may change a layer, so a lock protects them. No object
/// is released while the lock is held, because a client's `deinit` may open a transaction.
final class OpenTransactions: @unchecked Sendable {
  struct Level {
    var animationDuration: CFTimeInterval = 0.25
    var disablesActions = false
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
  }

  private let lock = NSLock()
  /// The transactions; the first one is for changes outside of all others.
  private var levels = [Level()]
  private var timingFunction: CAMediaTimingFunction?
  private var changes: LayerChanges?
  /// The work in the order in which it was added, which is the order of the run loop's blocks.
  private var work: [() -> Void] = []
  private var uncommitted: [WeakLayer] = []
  private var update: (() -> Void)?

  private struct WeakLayer { weak var layer: CALayer? }

  /// Opens a transaction inside the innermost one, with the same properties except the completion block.
  func open() {
    lock.withLock {
      var level = levels[levels.count - 1]
      level.completion = nil
      levels.append(level)
    }
  }

  /// Nil where none is open.
  func close() -> Level? {
    lock.withLock { levels.count > 1 ? levels.removeLast() : nil }
  }

  var isOpen: Bool { lock.withLock { levels.count > 1 } }

  var innermost: Level { lock.withLock { levels[levels.count - 1] } }

  /// Sets a property of the innermost transaction.
  func set<Value>(_ property: WritableKeyPath<Level, Value>, to value: Value) {
    _ = lock.withLock {
      let old = levels[levels.count - 1][keyPath: property]
      levels[levels.count - 1][keyPath: property] = value
      return old
    }
  }

  var timing: CAMediaTimingFunction? {
    get { lock.withLock { timingFunction } }
    set { lock.withLock { timingFunction = newValue } }
  }

  var recording: LayerChanges? {
    get { lock.withLock { changes } }
    set { lock.withLock { changes = newValue } }
  }

  var screenUpdate: (() -> Void)? {
    get { lock.withLock { update } }
    set { lock.withLock { update = newValue } }
  }

  /// Adds a layer with uncommitted animations.
  ///
  /// The first one of a turn schedules a commit at the end of the turn.
  func append(uncommitted layer: CALayer) {
    let isFirst = lock.withLock {
      uncommitted.append(WeakLayer(layer: layer))
      return uncommitted.count == 1
    }
    if isFirst { CATransaction.afterThisTurn { CATransaction.commitAnimations() } }
  }

  func takeUncommitted() -> [CALayer] {
    let entries = lock.withLock {
      let entries = uncommitted
      uncommitted = []
      return entries
    }
    return entries.compactMap(\.layer)
  }

  func append(_ work: @escaping () -> Void) { lock.withLock { self.work.append(work) } }

  /// Removes the oldest work.
  func takeWork() -> (() -> Void)? {
    lock.withLock { work.isEmpty ? nil : work.removeFirst() }
  }
}
