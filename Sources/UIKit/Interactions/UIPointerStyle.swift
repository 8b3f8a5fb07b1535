public import Foundation

/// The look of the pointer over a view.
///
/// There is no pointer here.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect; nil for the system's own style, and for a hidden pointer.
  package final let effect: UIPointerEffect?
  package final let shape: UIPointerShape?
  /// The axes along which the pointer stays over the view.
  package final let constrainedAxes: UIAxis
  /// Whether the pointer is hidden.
  package final let isHidden: Bool

  init(effect: UIPointerEffect?, shape: UIPointerShape?, axes: UIAxis, isHidden: Bool = false) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = axes
    self.isHidden = isHidden
    super.init()
  }

  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, axes: [])
  }

  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(effect: nil, shape: shape, axes: constrainedAxes)
  }

  open class func hidden() -> UIPointerStyle {
    UIPointerStyle(effect: nil, shape: nil, axes: [], isHidden: true)
  }
  open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, axes: []) }
}
