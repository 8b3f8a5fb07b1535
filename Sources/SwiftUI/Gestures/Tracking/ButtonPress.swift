/// Whether a button is pressed, and its action; this object is kept between evaluations.
@MainActor
final class ButtonPress {
  /// Called when `isPressed` has changed.
  private let changed: () -> Void
  var action: @MainActor () -> Void = {}
  var isEnabled = true
  /// The area in which a finger presses the button, in points of the button; it is a little larger than the button.
  var reach = CGRect.zero

  init(changed: @escaping () -> Void) { self.changed = changed }

  var isPressed = false {
    didSet { if isPressed != oldValue { changed() } }
  }
}
