public import DarkroomCoreGraphics
import DarkroomQuartzCore

extension UIView {
  struct LayoutState {
    var needsUpdateConstraints = false
    /// Whether this view or a descendant needs `updateConstraints`.
    var treeNeedsUpdateConstraints = false
    /// Whether `updateConstraints` was ever due and called.
    var hasUpdatedConstraints = false
    /// Whether this view or a descendant was never checked for that.
    var treeIsNew = true
    var isLayingOut = false
    /// The constraints that were added to this view.
    var constraints: [NSLayoutConstraint] = []
    /// Active constraints that have this view, or one of its guides, as an item.
    var references: [NSLayoutConstraint] = []
    var anchors = LayoutAnchors()
    var hugging = ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = ContentPriorities(
      horizontal: .defaultHigh, vertical: .defaultHigh)
    /// In a stack, how strongly the view keeps its natural length among views with equal priorities.
    var steadiness: StackSteadiness?
    var isHiddenInStack = false
    var engine: LayoutEngine?
    /// What the engine knows of this view.
    var item: EngineItem?
    /// Later views and guides have higher numbers.
    var order = 0
    /// Whether this view or a descendant has ever used Auto Layout.
    var treeWantsAutoLayout = false
    var needsUpdateProperties = true
  }

  /// The value in `intrinsicContentSize` for an axis without a natural length.
  public class var noIntrinsicMetric: CGFloat { -1 }
  static var noIntrinsicSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The frame whose alignment rectangle is the given one.
  func unaligned(_ alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  func layoutTreeIfNeeded() {
    establishEngine()
    updateConstraintsIfNeeded()
    if let engine = currentEngine {
      engine.update()
      engine.root?.applyConstraintsToRoot()
    }
    layer.layoutIfNeeded()
  }

  /// The layer's request for a layout.
  func performLayout(of requesting: CALayer) {
    guard requesting === layer, !layoutState.isLayingOut else { return }
    layoutState.isLayingOut = true
    defer { layoutState.isLayingOut = false }
    if self is UIWindow { updateInsetsInTree() }
    prepareConstraintLayout()
    traitCollection.performAsCurrent {
      let controller = hierarchy.controller
      updateOwnProperties()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  /// Constraints are updated before anything is placed by them.
  private func prepareConstraintLayout() {
    establishEngine()
    guard let engine = currentEngine else { return }
    if layoutState.treeNeedsUpdateConstraints { updateConstraintsIfNeeded() }
    engine.update()
  }

  func layoutDirectionDidChange() {
    setNeedsLayout()
    constraintDirectionDidChange()
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

  /// Creates all constraints that are created late, including those of views that were never laid out, whether or not
  /// they requested it.
  func makeLateConstraints() {
    for _ in 0..<Self.lateRounds {
      markNewViews()
      guard layoutState.treeNeedsUpdateConstraints else { return }
      updateConstraintsIfNeeded()
    }
  }

  private func markNewViews() {
    guard layoutState.treeIsNew else { return }
    var pending = [self]
    while let view = pending.popLast() {
      view.layoutState.treeIsNew = false
      if !view.layoutState.hasUpdatedConstraints { view.markNeedsUpdateConstraints() }
      for child in view.hierarchy.subviews where child.layoutState.treeIsNew {
        pending.append(child)
      }
    }
  }

  func markTreeNew() {
    var view: UIView? = self
    while let current = view, !current.layoutState.treeIsNew {
      current.layoutState.treeIsNew = true
      view = current.superview
    }
  }

  /// The limit for updates that add views which need updates themselves.
  private static var lateRounds: Int { 10 }

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
      view.layoutState.needsUpdateConstraints = false
      view.layoutState.hasUpdatedConstraints = true
      if let controller = view.hierarchy.controller {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }
}
