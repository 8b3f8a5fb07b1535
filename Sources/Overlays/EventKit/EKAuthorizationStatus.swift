public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  public static let authorized = EKAuthorizationStatus.fullAccess
}
