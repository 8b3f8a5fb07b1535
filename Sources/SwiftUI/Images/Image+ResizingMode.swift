extension Image {
  /// How an image fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }
}
