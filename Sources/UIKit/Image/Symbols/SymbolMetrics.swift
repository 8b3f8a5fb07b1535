/// The size of a symbol's image and its position beside text, in points (see Measures, control sizes).
struct SymbolMetrics {
  /// The size of the image, in whole pixels.
  let size: CGSize
  /// The insets from the image to the line of text that has the symbol's point size; negative if the image is lower
  /// than the line.
  let alignmentRectInsets: UIEdgeInsets
  /// The distance of the baseline from the bottom; the symbol is centered on the capitals of its line.
  let baselineOffsetFromBottom: CGFloat
  /// The size of a hundredth of the symbol's em, in points.
  let unit: CGFloat
  /// The origin of the drawing's box in the image.
  let origin: CGPoint

  /// The space above and below the drawing, in points.
  private static let verticalPadding: CGFloat = 1
  /// The space on either side, as a share of the point size.
  private static let sideBearing: CGFloat = 0.083

  /// - Parameter pixel: The size of a pixel in points.
  init(_ drawing: SymbolDrawing, _ attributes: SymbolAttributes, pixel: CGFloat) {
    let points = attributes.resolvedPointSize
    unit = points * attributes.factor * SymbolDrawing.emPerPoint / 100
    let stroke = attributes.strokeWidth * unit
    let ink = CGSize(
      width: drawing.width * unit + stroke, height: drawing.height * unit + stroke)
    size = CGSize(
      width: (ink.width + 2 * points * Self.sideBearing).roundedUp(to: pixel),
      height: (ink.height + 2 * Self.verticalPadding).roundedUp(to: pixel))
    origin = CGPoint(
      x: (size.width - ink.width + stroke) / 2, y: (size.height - ink.height + stroke) / 2)
    let font = UIFont.systemFont(ofSize: points)
    let free = font.lineHeight.roundedUp(to: pixel) - size.height
    let above = (free / 2).roundedHalfUp(to: pixel)
    alignmentRectInsets = UIEdgeInsets(top: -above, left: 0, bottom: above - free, right: 0)
    baselineOffsetFromBottom = ((size.height - font.capHeight) / 2).roundedHalfUp(to: pixel)
  }
}
