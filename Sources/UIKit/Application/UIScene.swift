/// One instance of the application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene is in its life.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var title: String! = ""
  open var activationState: ActivationState { .foregroundActive }
  open var delegate: (any UISceneDelegate)?
  open override var next: UIResponder? { UIApplication.shared }
}
