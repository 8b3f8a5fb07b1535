public import Foundation

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// - Important: Inert.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil means that of the view.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; the system's background by default.
  open var backgroundColor: UIColor!

  public override init() {
    super.init()
    backgroundColor = .systemBackground
  }
}
