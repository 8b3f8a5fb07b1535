import Synchronization

/// Brackets changes of layers.
///
/// Changes are final at once; completion blocks run on the next turn of the main run loop.
open class CATransaction: NSObject {
  private static let transactions = OpenTransactions()
  /// Whether there is a recorder.
  ///
  /// Every change of a layer checks it, and there is nearly never one.
  private static let isRecording = Atomic(false)

  /// The object that records changes of layers; nil if there is none.
  package static var recording: LayerChanges? {
    get { isRecording.load(ordering: .acquiring) ? transactions.recording : nil }
    set {
      transactions.recording = newValue
      isRecording.store(newValue != nil, ordering: .releasing)
    }
  }

  /// Opens a transaction with the duration, the switch for actions and the values of the enclosing one, and without a
  /// completion block.
  open class func begin() { transactions.open() }

  /// Does nothing without a `begin`.
  open class func commit() {
    if let completion = transactions.close()?.completion { afterThisTurn(completion) }
  }

  /// Commits the changes of this turn: added animations begin, and windows are laid out and displayed.
  ///
  /// Completion blocks still run on the next turn of the main run loop.
  open class func flush() {
    commitAnimations()
    transactions.screenUpdate?()
  }

  static func commitAnimations() {
    for layer in transactions.takeUncommitted() { layer.commitAnimations() }
  }

  /// Lays out and displays the windows on screen; nil while there are none.
  package static var screenUpdate: (() -> Void)? {
    get { transactions.screenUpdate }
    set { transactions.screenUpdate = newValue }
  }

  /// Makes the animations of a layer begin at the end of this turn, or with `flush()`.
  static func commitLater(_ layer: CALayer) { transactions.append(uncommitted: layer) }

  private static let mutualExclusion = NSRecursiveLock()

  /// Locks the global lock, which a thread can lock several times.
  ///
  /// Nothing here locks it implicitly.
  open class func lock() { mutualExclusion.lock() }
  /// Once for each `lock()`.
  open class func unlock() { mutualExclusion.unlock() }

  /// Seconds; 0.25 unless set.
  ///
  /// The duration of implicit animations. It is only stored: nothing takes that long.
  open class func animationDuration() -> CFTimeInterval {
    transactions.innermost.animationDuration
  }
  /// Sets the duration in seconds for the innermost open transaction; outside of all, for the whole process.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    transactions.set(\.animationDuration, to: duration)
  }
  /// The timing function; nil unless set.
  ///
  /// It is shared by all transactions, and only stored.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { transactions.timing }
  /// Sets the timing function of the whole process, which is only stored.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    transactions.timing = function
  }
  /// Whether actions are disabled; false unless set.
  ///
  /// Changes of a layer run no actions in either case.
  open class func disableActions() -> Bool { transactions.innermost.disablesActions }
  /// Sets the switch in the innermost open transaction; outside of all, for the whole process.
  open class func setDisableActions(_ flag: Bool) {
    transactions.set(\.disablesActions, to: flag)
  }
  /// The completion block of the innermost open transaction; nil outside of `begin` and `commit`.
  open class func completionBlock() -> (() -> Void)? {
    transactions.innermost.completion
  }
  /// Sets the completion block.
  ///
  /// Outside of `begin` and `commit` it runs on the next turn of the main run loop.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if transactions.isOpen {
      transactions.set(\.completion, to: block)
    } else if let block {
      afterThisTurn(block)
    }
  }
  /// The value in the innermost open transaction; outside of all, a value applies to the whole process.
  ///
  /// Keys such as `kCATransactionDisableActions` give the properties.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: transactions.innermost.values[key]
    }
  }
  /// Sets a value in the innermost open transaction; outside of all, for the whole process.
  ///
  /// Keys such as `kCATransactionDisableActions` set the properties; nil gives them their initial values.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(number(anObject) ?? 0.25)
    case kCATransactionDisableActions: setDisableActions(number(anObject) ?? 0 != 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: transactions.set(\.values[key], to: anObject)
    }
  }

  /// The number in a value, of which Swift does not make an `NSNumber` on Linux.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }

  /// Runs `work` on the next turn of the main run loop, or when a test awaits the main queue, which no run loop
  /// serves in Swift Testing.
  package static func afterThisTurn(_ work: @escaping () -> Void) {
    transactions.append(work)
    RunLoop.main.perform { transactions.takeWork()?() }
    DispatchQueue.main.async { transactions.takeWork()?() }
  }
}
