import DarkroomCoreGraphics

extension SymbolMetrics {
  /// The metrics of a template: the width between its margins, and the height of its ink plus a point above and below.
  ///
  /// - Parameter pixel: The size of a pixel in points.
  init(_ shape: SymbolShape, _ attributes: SymbolAttributes, pixel: CGFloat) {
    let points = attributes.resolvedPointSize
    let unit = points / 100
    let ink = shape.ink.isNull ? CGRect.zero : shape.ink
    let size = CGSize(
      width: (shape.width * unit).roundedUp(to: pixel),
      height: (ink.height * unit + 2).roundedUp(to: pixel))
    let origin = CGPoint(
      x: (size.width - shape.width * unit) / 2,
      y: (size.height - ink.height * unit) / 2 - ink.minY * unit)
    let font = UIFont.systemFont(ofSize: points)
    let free = font.lineHeight.roundedUp(to: pixel) - size.height
    // Lines are centered on the height of capitals, as our own symbols are.
    let middle = origin.y - SymbolShape.capHeight / 2 * unit
    let above = (free / 2 + size.height / 2 - middle).roundedHalfUp(to: pixel)
    self.init(
      size: size,
      alignmentRectInsets: UIEdgeInsets(top: -above, left: 0, bottom: above - free, right: 0),
      baselineOffsetFromBottom: (size.height - origin.y).roundedHalfUp(to: pixel), unit: unit,
      origin: origin)
  }

  private init(
    size: CGSize, alignmentRectInsets: UIEdgeInsets, baselineOffsetFromBottom: CGFloat,
    unit: CGFloat, origin: CGPoint
  ) {
    self.size = size
    self.alignmentRectInsets = alignmentRectInsets
    self.baselineOffsetFromBottom = baselineOffsetFromBottom
    self.unit = unit
    self.origin = origin
  }
}
