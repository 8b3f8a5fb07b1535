public import Foundation

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// - Important: Inert.
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!

  public override init() {
    super.init()
    backgroundColor = .systemBackground
  }
}
