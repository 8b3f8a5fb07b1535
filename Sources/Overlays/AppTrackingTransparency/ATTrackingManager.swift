/// Nobody is asked.
open class ATTrackingManager: NSObject {
  /// Whether the user lets the app follow them.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  /// Always `notDetermined`.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }

  /// - Important: Inert. Nobody answers.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {}
}
