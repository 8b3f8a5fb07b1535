import DarkroomCoreGraphics
import DarkroomQuartzCore

extension UIView {
  func drawTree(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drawAsOnScreen(in: context)
    return true
  }

  /// The drawing includes backdrops, which the layer leaves out of its own pictures.
  private func drawAsOnScreen(in context: CGContext) {
    var renderer = LayerRenderer(context: context)
    renderer.isOfScreen = true
    renderer.render(layer.shownTree)
    UndrawnViews.reachPerspective(in: renderer.layers)
  }

  func replica(of rect: CGRect, caps: UIEdgeInsets) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = traitCollection.knownDisplayScale
    ImageCanvas(bounds: rect, scale: format.scale, isOpaque: false)
      .requireRoom(for: "A snapshot of \(self)")
    let image = UIGraphicsImageRenderer(bounds: rect, format: format).image { renderer in
      drawAsOnScreen(in: renderer.cgContext)
    }
    let replica = UIView(frame: CGRect(origin: .zero, size: rect.size))
    replica.layer.contents = image.cgImage
    replica.layer.contentsScale = image.scale
    replica.layer.contentsCenter = CGRect(
      x: caps.left / rect.width, y: caps.top / rect.height,
      width: 1 - (caps.left + caps.right) / rect.width,
      height: 1 - (caps.top + caps.bottom) / rect.height)
    return replica
  }
}
