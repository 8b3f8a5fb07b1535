public import DarkroomCoreGraphics
import DarkroomQuartzCore

extension UIView {
  struct LayoutState {
    var needsUpdateConstraints = false
    /// Whether this view or one below it needs `updateConstraints`.
    var treeNeedsUpdateConstraints = false
    var isLayingOut = false
  }

  /// What `intrinsicContentSize` holds for an axis without a natural length.
  public class var noIntrinsicMetric: CGFloat { -1 }

  func layoutTreeIfNeeded() {
    updateConstraintsIfNeeded()
    layer.layoutIfNeeded()
  }

  /// The layer's request for a layout.
  func performLayout(of requesting: CALayer) {
    guard requesting === layer, !layoutState.isLayingOut else { return }
    layoutState.isLayingOut = true
    defer { layoutState.isLayingOut = false }
    if self is UIWindow { updateInsetsInTree() }
    traitCollection.performAsCurrent {
      let controller = hierarchy.controller
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  func markNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    markTreeNeedsUpdateConstraints()
  }

  func markTreeNeedsUpdateConstraints() {
    var view: UIView? = self
    while let current = view, !current.layoutState.treeNeedsUpdateConstraints {
      current.layoutState.treeNeedsUpdateConstraints = true
      view = current.superview
    }
  }

  /// Children first, as UIKit does.
  func updateConstraintsInTree() {
    guard layoutState.treeNeedsUpdateConstraints else { return }
    var order: [UIView] = []
    var pending = [self]
    while let view = pending.popLast() {
      view.layoutState.treeNeedsUpdateConstraints = false
      order.append(view)
      for child in view.hierarchy.subviews where child.layoutState.treeNeedsUpdateConstraints {
        pending.append(child)
      }
    }
    for view in order.reversed() where view.layoutState.needsUpdateConstraints {
      view.updateConstraints()
    }
  }
}
