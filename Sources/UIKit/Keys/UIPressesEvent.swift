/// The presses of one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
  open override var type: EventType { .presses }
}
