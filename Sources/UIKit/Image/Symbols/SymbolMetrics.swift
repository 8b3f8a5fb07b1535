/// How large a symbol's image is and how it lies beside text, in points (see Measures, control sizes).
struct SymbolMetrics {
  /// Of the image, in whole pixels.
  let size: CGSize
  /// From the image to the line of text, of the symbol's point size, that it stands for: negative where the image is
  /// lower than the line.
  let alignmentRectInsets: UIEdgeInsets
  /// The symbol is centred on the capitals of its line.
  let baselineOffsetFromBottom: CGFloat
  /// Points in a hundredth of the symbol's em.
  let unit: CGFloat
  /// Where the drawing's box begins in the image.
  let origin: CGPoint

  /// Points left free above and below the drawing.
  private static let verticalPadding: CGFloat = 1
  /// Left free at either side, of the point size.
  private static let sideBearing: CGFloat = 0.083

  /// - Parameter pixel: points in a pixel.
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
