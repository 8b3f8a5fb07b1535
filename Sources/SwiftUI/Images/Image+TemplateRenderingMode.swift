extension Image {
  /// Whether an image keeps its own colors (`original`) or only its opacity, in the foreground style (`template`).
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }
}
