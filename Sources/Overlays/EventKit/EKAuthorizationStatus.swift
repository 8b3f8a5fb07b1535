/// Whether the user let the app do it.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  public static let authorized = EKAuthorizationStatus.fullAccess
}
