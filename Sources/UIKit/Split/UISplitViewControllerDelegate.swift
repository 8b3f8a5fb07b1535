public import Foundation

/// Decides about the columns of a split view controller and hears of them; every method is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

/// What a delegate leaves out.
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    _OptionalMethod("splitViewController:willChangeTo:", of: self)?.call(
      svc, displayMode, as: Void.self)
  }
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    _OptionalMethod("splitViewController:willShow:", of: self)?.call(svc, column, as: Void.self)
  }
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    _OptionalMethod("splitViewController:willHide:", of: self)?.call(svc, column, as: Void.self)
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    _OptionalMethod("splitViewController:topColumnForCollapsingToProposedTopColumn:", of: self)?
      .call(svc, proposedTopColumn, as: UISplitViewController.Column.self) ?? proposedTopColumn
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    _OptionalMethod("splitViewController:displayModeForExpandingToProposedDisplayMode:", of: self)?
      .call(svc, proposedDisplayMode, as: UISplitViewController.DisplayMode.self)
      ?? proposedDisplayMode
  }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    _OptionalMethod("splitViewControllerDidCollapse:", of: self)?.call(svc, as: Void.self)
  }
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    _OptionalMethod("splitViewControllerDidExpand:", of: self)?.call(svc, as: Void.self)
  }
}
