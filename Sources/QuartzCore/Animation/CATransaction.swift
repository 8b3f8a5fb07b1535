/// Brackets changes of layers.
///
/// Changes are final at once; completion blocks run on the next turn of the main run loop.
open class CATransaction: NSObject {
  private struct Level {
    var animationDuration: CFTimeInterval = 0.25
    var disablesActions = false
    var values: [String: Any] = [:]
  }

  /// Transactions belong to the main thread, as UIKit's do.
  // unsafe: transactions are those of the main thread; layers have no isolation that could say so.
  @safe nonisolated(unsafe) private static var levels: [Level] = [Level()]
  @safe nonisolated(unsafe) private static var timing: CAMediaTimingFunction?
  @safe nonisolated(unsafe) private static var completions: [(() -> Void)?] = [nil]
  /// What hears of changes of layers now; nil where nobody asks.
  @safe nonisolated(unsafe) package static var recording: LayerChanges?

  /// Opens a transaction that starts with the duration, the switch for actions and the values of
  /// the one around it, and with no completion block.
  open class func begin() {
    levels.append(levels.last ?? Level())
    completions.append(nil)
  }

  /// Does nothing without a `begin`.
  open class func commit() {
    guard levels.count > 1 else { return }
    levels.removeLast()
    if let completion = completions.removeLast() { afterThisTurn(completion) }
  }

  /// Headless: there is nothing to wait for.
  open class func flush() {}

  private static let mutualExclusion = NSRecursiveLock()

  /// Waits until no other thread holds the lock; a thread may take it several times.
  ///
  /// Nothing here takes it by itself.
  open class func lock() { mutualExclusion.lock() }
  /// Once for each `lock()`.
  open class func unlock() { mutualExclusion.unlock() }

  /// Seconds; 0.25 unless set.
  ///
  /// Kept for the asking: nothing takes that long.
  open class func animationDuration() -> CFTimeInterval {
    levels[levels.count - 1].animationDuration
  }
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    levels[levels.count - 1].animationDuration = duration
  }
  /// Nil unless set; one for all transactions, kept for the asking.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { timing }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    timing = function
  }
  /// False unless set; no change of a layer runs an action either way.
  open class func disableActions() -> Bool { levels[levels.count - 1].disablesActions }
  open class func setDisableActions(_ flag: Bool) {
    levels[levels.count - 1].disablesActions = flag
  }
  /// What the innermost open transaction will run; nil outside of `begin` and `commit`.
  open class func completionBlock() -> (() -> Void)? {
    completions[completions.count - 1]
  }
  /// Outside `begin` and `commit` the block runs on the next turn of the main run loop.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.count == 1 {
      if let block { afterThisTurn(block) }
    } else {
      completions[completions.count - 1] = block
    }
  }
  /// Of the innermost open transaction; outside of all, a value holds for the whole process.
  open class func value(forKey key: String) -> Any? {
    levels[levels.count - 1].values[key]
  }
  open class func setValue(_ anObject: Any?, forKey key: String) {
    levels[levels.count - 1].values[key] = anObject
  }

  /// Runs `work` on the next turn of the main run loop.
  package static func afterThisTurn(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    RunLoop.main.perform { unsafe work() }
  }
}
