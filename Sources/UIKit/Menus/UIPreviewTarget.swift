public import DarkroomCoreGraphics
public import Foundation

/// Where a preview goes.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates `center` is.
  public final let container: UIView
  /// The center of the preview, in points of the container.
  public final let center: CGPoint
  /// The transform of the preview.
  public final let transform: CGAffineTransform

  /// Creates a target inside a container.
  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = .identity
  ) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}
