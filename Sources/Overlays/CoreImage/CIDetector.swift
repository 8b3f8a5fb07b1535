/// Looks for nothing: asking it raises.
open class CIDetector: NSObject {
  private let kind: String

  /// Creates a detector of any type, which never is nil here.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    kind = type
    super.init()
  }

  /// Raises: an empty answer would say that there is nothing in the picture.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
    UncaughtException.raise(
      "Darkroom detects nothing in pictures, and '\(kind)' was asked for: leave it out in tests",
      name: .generic)
  }
}
