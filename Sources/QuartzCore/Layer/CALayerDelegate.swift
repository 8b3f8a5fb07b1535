public import DarkroomCoreGraphics

/// Draws a layer, lays out its sublayers and chooses its actions; every method has a default.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the layer's contents; by default the layer draws them with `draw(_:in:)`.
  // by hand: the registry is UIKit's
  func display(_ layer: CALayer)
  // by hand: the registry is UIKit's
  func draw(_ layer: CALayer, in ctx: CGContext)
  // by hand: the registry is UIKit's
  func layerWillDraw(_ layer: CALayer)
  // by hand: the registry is UIKit's
  func layoutSublayers(of layer: CALayer)
  // by hand: the registry is UIKit's
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lets the layer draw its contents with `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.isContentDrawn = true }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  /// Places nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil, because changes of layers run no actions here.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension NSNull: CAAction {
  /// Does nothing: a null object stands for the absence of an action.
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
