/// What a device recognizes people by.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID

  public static let LABiometryNone = LABiometryType.none
}
