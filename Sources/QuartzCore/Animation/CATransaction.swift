import Synchronization

/// Brackets changes of layers.
///
/// Changes are final at once; completion blocks run on the next turn of the main run loop.
open class CATransaction: NSObject {
  private static let transactions = OpenTransactions()
  /// Every change of a layer asks, and nearly never is there anybody who hears of it.
  private static let isRecording = Atomic(false)

  /// What hears of changes of layers now; nil where nobody asks.
  package static var recording: LayerChanges? {
    get { isRecording.load(ordering: .acquiring) ? transactions.recording : nil }
    set {
      transactions.recording = newValue
      isRecording.store(newValue != nil, ordering: .releasing)
    }
  }

  /// Opens a transaction that starts with the duration, the switch for actions and the values of
  /// the one around it, and with no completion block.
  open class func begin() { transactions.open() }

  /// Does nothing without a `begin`.
  open class func commit() {
    if let completion = transactions.close()?.completion { afterThisTurn(completion) }
  }

  /// Commits the changes of this turn: animations that were added begin, and windows are laid out and displayed.
  ///
  /// Completion blocks still wait for the next turn of the main run loop.
  open class func flush() {
    commitAnimations()
    transactions.screenUpdate?()
  }

  static func commitAnimations() {
    for layer in transactions.takeUncommitted() { layer.commitAnimations() }
  }

  /// Lays out and displays what is on screens; nil as long as there are none.
  package static var screenUpdate: (() -> Void)? {
    get { transactions.screenUpdate }
    set { transactions.screenUpdate = newValue }
  }

  /// Has the animations of a layer begin at the end of this turn, or with `flush()`.
  static func commitLater(_ layer: CALayer) { transactions.append(uncommitted: layer) }

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
    transactions.innermost.animationDuration
  }
  /// Seconds, of the innermost open transaction; outside of all, for the whole process.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    transactions.set(\.animationDuration, to: duration)
  }
  /// Nil unless set; one for all transactions, kept for the asking.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { transactions.timing }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    transactions.timing = function
  }
  /// False unless set; no change of a layer runs an action either way.
  open class func disableActions() -> Bool { transactions.innermost.disablesActions }
  open class func setDisableActions(_ flag: Bool) {
    transactions.set(\.disablesActions, to: flag)
  }
  /// What the innermost open transaction will run; nil outside of `begin` and `commit`.
  open class func completionBlock() -> (() -> Void)? {
    transactions.innermost.completion
  }
  /// Outside `begin` and `commit` the block runs on the next turn of the main run loop.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if transactions.isOpen {
      transactions.set(\.completion, to: block)
    } else if let block {
      afterThisTurn(block)
    }
  }
  /// Of the innermost open transaction; outside of all, a value holds for the whole process.
  open class func value(forKey key: String) -> Any? {
    transactions.innermost.values[key]
  }
  open class func setValue(_ anObject: Any?, forKey key: String) {
    transactions.set(\.values[key], to: anObject)
  }

  /// Runs `work` on the next turn of the main run loop, or when a test awaits the main queue, which no run loop
  /// serves in Swift Testing.
  package static func afterThisTurn(_ work: @escaping () -> Void) {
    transactions.append(work)
    RunLoop.main.perform { transactions.takeWork()?() }
    DispatchQueue.main.async { transactions.takeWork()?() }
  }
}
