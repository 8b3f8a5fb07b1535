/// One instance of the app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var title: String! = ""
  open var activationState: ActivationState { .foregroundActive }
  open var delegate: (any UISceneDelegate)?
  open override var next: UIResponder? { UIApplication.shared }
}
