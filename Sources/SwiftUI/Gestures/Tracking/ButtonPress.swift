/// Whether a finger is on a button, and what the button does; kept from one evaluation to the next.
@MainActor
final class ButtonPress {
  /// Called when `isPressed` has changed.
  private let changed: () -> Void
  var action: @MainActor () -> Void = {}
  var isEnabled = true
  /// In points of the button; a finger may leave it a little way.
  var reach = CGRect.zero

  init(changed: @escaping () -> Void) { self.changed = changed }

  var isPressed = false {
    didSet { if isPressed != oldValue { changed() } }
  }
}
