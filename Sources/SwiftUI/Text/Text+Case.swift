extension Text {
  /// The case of a text.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}
