import DarkroomCoreGraphics
import DarkroomQuartzCore

extension UIView {
  /// How content of a different size is fitted into the view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// Handles the layer's request for content by calling `draw(_:)` in the view's coordinates.
  func drawContent(of requesting: CALayer, in context: CGContext) {
    guard requesting.model() === layer else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    traitCollection.performAsCurrent { draw(layer.bounds) }
  }

  /// Handles the layer's request for contents, which drawing provides.
  func drawOnDisplay(_ layer: CALayer) { layer.isContentDrawn = true }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    setNeedsDisplay()
  }
}

extension UIView.ContentMode {
  /// The same placement as a layer gravity; layers count "top" from the other side.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
