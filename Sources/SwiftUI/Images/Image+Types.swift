extension Image {
  /// How large a symbol is beside its text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// Whether an image keeps its colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How smooth a scaled image is.
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

  /// Which side of an image is up.
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

  /// How bright an image may be.
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
