public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}
