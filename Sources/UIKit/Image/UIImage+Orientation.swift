extension UIImage {
  /// How the stored pixels are rotated and mirrored for display.
  public enum Orientation: Int, Sendable {
    case up = 0
    /// Rotated by 180°.
    case down = 1
    /// Rotated by 90° counterclockwise.
    case left = 2
    /// Rotated by 90° clockwise.
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }
}

extension UIImage.Orientation {
  /// Whether the orientation exchanges width and height.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: return true
    case .up, .down, .upMirrored, .downMirrored: return false
    }
  }

  /// The orientation that shows the mirror image.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: return .upMirrored
    case .down: return .downMirrored
    case .left: return .rightMirrored
    case .right: return .leftMirrored
    case .upMirrored: return .up
    case .downMirrored: return .down
    case .leftMirrored: return .right
    case .rightMirrored: return .left
    }
  }

  /// The transform from the unit square of the stored pixels to that of the display, both with y pointing down.
  ///
  /// The eight cases are EXIF's (CIPA DC-008, tag Orientation).
  var unitTransform: CGAffineTransform {
    switch self {
    case .up: return .identity
    case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .leftMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
