extension UIImage {
  /// Whether an image is drawn in its own colors, or as a template in the tint color.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image fills its space.
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
