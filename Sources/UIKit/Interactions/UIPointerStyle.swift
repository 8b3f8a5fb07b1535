import Foundation

/// How a pointer looks, and what it does to the view under it.
///
/// - Important: Inert. There is no pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }

  /// - Parameter axes: those along which the pointer is held in its region.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { super.init() }

  private override init() { super.init() }

  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}
