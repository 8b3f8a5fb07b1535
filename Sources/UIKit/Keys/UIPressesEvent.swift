/// The presses at one point in time.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
  open override var type: EventType { .presses }
}
