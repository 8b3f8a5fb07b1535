public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID

  public static let LABiometryNone = LABiometryType.none
}
