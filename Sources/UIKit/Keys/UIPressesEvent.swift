/// The presses at one point in time.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// Empty, unless a subclass overrides it.
  open var allPresses: Set<UIPress> { [] }
  open override var type: EventType { .presses }
}
