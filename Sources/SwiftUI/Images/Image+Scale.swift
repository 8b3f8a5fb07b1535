extension Image {
  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }
}
