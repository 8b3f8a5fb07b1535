import DarkroomCoreGraphics
import DarkroomQuartzCore

extension UIView {
  /// How content that is not of the view's size is fitted into it.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The layer's request for content: `draw(_:)` in the view's coordinates.
  func drawContent(of requesting: CALayer, in context: CGContext) {
    guard requesting.model() === layer else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    traitCollection.performAsCurrent { draw(layer.bounds) }
  }

  /// The layer's request for contents, which drawing gives it.
  func drawOnDisplay(_ layer: CALayer) { layer.isContentDrawn = true }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    setNeedsDisplay()
  }
}

extension UIView.ContentMode {
  /// The same placement in the layer's words; layers count "top" from the other side.
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
