extension Image {
  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// Whether an image keeps its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// The quality with which an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// How an image fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// The orientation of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }

  /// The range of brightness of an image.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

extension UIImage.Orientation {
  init(_ orientation: Image.Orientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .left: self = .left
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    }
  }
}
