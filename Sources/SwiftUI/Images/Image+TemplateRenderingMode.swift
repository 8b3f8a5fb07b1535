extension Image {
  /// Whether an image keeps its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }
}
