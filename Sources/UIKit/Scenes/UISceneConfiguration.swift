public import Foundation

/// How a scene is to be made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's scene manifest, which is not read here.
  public let name: String?
  public let role: UISceneSession.Role
  /// Recorded: no scene is made from it.
  open var sceneClass: AnyClass?
  /// Recorded: no delegate is made from it.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
