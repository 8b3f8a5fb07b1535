/// Keeps how an overlay is to be drawn; no map draws it.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
}
