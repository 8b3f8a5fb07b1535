extension UIImage {
  /// Whether the image's own colours are drawn, or its alpha in the tint.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// What happens to the middle of a resizable image.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}

extension UIImage.RenderingMode {
  var word: String {
    switch self {
    case .automatic: return "automatic"
    case .alwaysOriginal: return "alwaysOriginal"
    case .alwaysTemplate: return "alwaysTemplate"
    }
  }
}
