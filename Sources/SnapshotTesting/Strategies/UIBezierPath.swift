public import DarkroomUIKit
public import Foundation

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A picture of the path that must match exactly, one pixel per unit, filled by its own rule.
  public static var image: Snapshotting { image() }

  /// The path filled in black by its own rule.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how similar a pixel must be to match, 0 to 1.
  ///   - scale: pixels per unit of the path.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      PathPicture.image(bounds: path.bounds, scale: scale) { _ in path.fill() }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The elements of the path, one per line.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// The elements of the path, one per line, with coordinates as `numberFormatter` writes them.
  ///
  /// - Parameter numberFormatter: the formatter of the coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}
