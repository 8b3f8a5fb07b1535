extension Image {
  /// The quality with which an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }
}
