extension Text {
  /// The position at which a text that is too long is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }
}
