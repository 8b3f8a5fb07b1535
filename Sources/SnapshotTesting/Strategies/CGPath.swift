public import DarkroomUIKit
public import Foundation

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A picture of the path that must match exactly, one pixel per unit, filled by the even-odd rule.
  public static var image: Snapshotting { image() }

  /// The path drawn in black.
  ///
  /// `scale` is the number of pixels per unit of the path; the mode determines how the path is filled or stroked.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how similar a pixel must be to match, 0 to 1.
  ///   - scale: pixels per unit of the path.
  ///   - drawingMode: how the path is filled or stroked.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      PathPicture.image(bounds: path.boundingBoxOfPath, scale: scale) { context in
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The elements of the path, one per line.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { PathElements().text(of: $0) }
  }

  /// The elements of the path, one per line, with coordinates as `numberFormatter` writes them.
  ///
  /// The formatter's locale and decimal separator are used unchanged; the property with the same name always writes a
  /// point and one to three decimals.
  ///
  /// - Parameter numberFormatter: the formatter of the coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { PathElements(numberFormatter).text(of: $0) }
  }
}
