extension GraphicsContext {
  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies outside is drawn.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A clip, in the coordinates of the canvas.
  enum Clip {
    case path(Path, FillStyle, isInverse: Bool)
    /// A clip by an image of the whole canvas, which lets drawing through where it is opaque.
    case mask(CGImage)

    func bounds(in whole: CGRect) -> CGRect {
      guard case .path(let path, _, isInverse: false) = self else { return whole }
      return path.boundingRect
    }

    func apply(to context: CGContext, _ whole: CGRect) {
      switch self {
      case .path(let path, let style, let isInverse):
        if isInverse { context.addRect(whole.union(path.boundingRect).insetBy(dx: -1, dy: -1)) }
        context.addPath(path.cgPath)
        context.clip(using: style.isEOFilled || isInverse ? .evenOdd : .winding)
      case .mask(let image):
        // Core Graphics draws images with their origin at the bottom.
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: whole.height)
        context.concatenate(flip)
        context.clip(to: whole, mask: image)
        context.concatenate(flip)
      }
    }
  }
}
