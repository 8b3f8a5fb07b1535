/// One instance of the app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Kept, and shown nowhere.
  open var title: String! = ""
  /// Always active in the foreground.
  open var activationState: ActivationState { .foregroundActive }
  /// Nil unless it is set; setting it calls no method of it.
  open var delegate: (any UISceneDelegate)?
  open override var next: UIResponder? { UIApplication.shared }
}
