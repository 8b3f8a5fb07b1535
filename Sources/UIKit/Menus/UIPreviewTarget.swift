public import DarkroomCoreGraphics
public import Foundation

/// Where a preview goes.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  public final let container: UIView
  public final let center: CGPoint
  public final let transform: CGAffineTransform

  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = .identity
  ) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}
