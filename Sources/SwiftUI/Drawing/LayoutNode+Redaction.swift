extension LayoutNode {
  /// Bars that replace the node's view if its content is redacted; nil if it is shown.
  ///
  /// OpenSwiftUI, audited against iOS 18: images have 16 % of the foreground style's alpha.
  func redaction(of view: UIView) -> UIView? {
    guard environment.redactsContent,
      let paint = environment.foregroundPaint(level: 0)?.opacity(0.16)
    else { return nil }
    if let text = self as? TextNode {
      let bars = text.lineRects
      return PaintedShapeView({ _ in Path(barsOver: bars) }, paint, FillStyle())
    }
    // Images keep their accessibility elements.
    guard view.accessibilityTraits.contains(.image) else { return nil }
    return PaintedShapeView({ Path($0) }, paint, FillStyle())
  }
}

extension Path {
  /// Creates a rounded bar over each line of a text.
  fileprivate init(barsOver lines: [CGRect]) {
    self.init()
    for line in lines {
      let bar = line.insetBy(dx: 0, dy: line.height / 10)
      addRoundedRect(
        in: bar, cornerSize: CGSize(width: bar.height / 4, height: bar.height / 4))
    }
  }
}
