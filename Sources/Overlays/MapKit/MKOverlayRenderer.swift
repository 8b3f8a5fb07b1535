/// Keeps how an overlay is to be drawn; no map draws it.
open class MKOverlayRenderer: NSObject {
  /// The overlay that the object would draw.
  public let overlay: any MKOverlay
  /// The opacity; 1 by default.
  ///
  /// It is stored and not drawn.
  open var alpha: CGFloat = 1

  /// Creates a renderer, which draws nothing here.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
}
