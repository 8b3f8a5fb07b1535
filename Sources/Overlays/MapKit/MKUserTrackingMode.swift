/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}
