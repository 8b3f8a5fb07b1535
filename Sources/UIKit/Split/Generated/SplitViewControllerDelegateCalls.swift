import Foundation

// Written by Scripts/delegate-methods from UISplitViewControllerDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
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
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
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
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    _OptionalMethod("splitViewControllerSupportedInterfaceOrientations:", of: self)?.call(
      splitViewController, as: UIInterfaceOrientationMask.self)
      ?? UIViewController.unimplementedOrientations
  }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    _OptionalMethod("splitViewControllerPreferredInterfaceOrientationForPresentation:", of: self)?
      .call(splitViewController, as: UIInterfaceOrientation.self)
      ?? UIViewController.unimplementedOrientation
  }
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {
    _OptionalMethod("splitViewControllerInteractivePresentationGestureWillBegin:", of: self)?.call(
      svc, as: Void.self)
  }
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  {
    _OptionalMethod("splitViewControllerInteractivePresentationGestureDidEnd:", of: self)?.call(
      svc, as: Void.self)
  }
  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  {
    _OptionalMethod("targetDisplayModeForActionIn:", of: self)?.call(
      svc, as: UISplitViewController.DisplayMode.self) ?? .automatic
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    _OptionalMethod("splitViewController:show:sender:", of: self)?.call(
      splitViewController, vc, sender, as: Bool.self) ?? false
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    _OptionalMethod("splitViewController:showDetail:sender:", of: self)?.call(
      splitViewController, vc, sender, as: Bool.self) ?? false
  }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    _OptionalMethod("primaryViewControllerForCollapsing:", of: self)?.call(
      splitViewController, as: (UIViewController?).self) ?? nil
  }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    _OptionalMethod("primaryViewControllerForExpanding:", of: self)?.call(
      splitViewController, as: (UIViewController?).self) ?? nil
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    _OptionalMethod("splitViewController:collapseSecondary:onto:", of: self)?.call(
      splitViewController, secondaryViewController, primaryViewController, as: Bool.self) ?? false
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    _OptionalMethod("splitViewController:separateSecondaryFrom:", of: self)?.call(
      splitViewController, primaryViewController, as: (UIViewController?).self) ?? nil
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UISplitViewControllerDelegate {
  @_disfavoredOverload
  public var splitViewController: _SplitViewControllerDelegateCalls.SplitViewController? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var splitViewControllerDidCollapse: _OptionalDelegateCall<UISplitViewController, Void>? {
    .init { self.splitViewControllerDidCollapse($0) }
  }
  @_disfavoredOverload
  public var splitViewControllerDidExpand: _OptionalDelegateCall<UISplitViewController, Void>? {
    .init { self.splitViewControllerDidExpand($0) }
  }
  @_disfavoredOverload
  public var splitViewControllerSupportedInterfaceOrientations:
    _OptionalDelegateCall<UISplitViewController, UIInterfaceOrientationMask?>?
  {
    .init {
      UIViewController.implemented(self.splitViewControllerSupportedInterfaceOrientations($0))
    }
  }
  @_disfavoredOverload
  public var splitViewControllerPreferredInterfaceOrientationForPresentation:
    _OptionalDelegateCall<UISplitViewController, UIInterfaceOrientation?>?
  {
    .init {
      UIViewController.implemented(
        self.splitViewControllerPreferredInterfaceOrientationForPresentation($0))
    }
  }
  @_disfavoredOverload
  public var splitViewControllerInteractivePresentationGestureWillBegin:
    _OptionalDelegateCall<UISplitViewController, Void>?
  {
    .init { self.splitViewControllerInteractivePresentationGestureWillBegin($0) }
  }
  @_disfavoredOverload
  public var splitViewControllerInteractivePresentationGestureDidEnd:
    _OptionalDelegateCall<UISplitViewController, Void>?
  {
    .init { self.splitViewControllerInteractivePresentationGestureDidEnd($0) }
  }
  @_disfavoredOverload
  public var targetDisplayModeForAction:
    _SplitViewControllerDelegateCalls.TargetDisplayModeForAction?
  { .init(receiver: self) }
  @_disfavoredOverload
  public var primaryViewController: _SplitViewControllerDelegateCalls.PrimaryViewController? {
    .init(receiver: self)
  }
}

/// The optional methods of `UISplitViewControllerDelegate` that have labels, as callable values.
public enum _SplitViewControllerDelegateCalls {
  /// What `splitViewController` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct SplitViewController {
    let receiver: any UISplitViewControllerDelegate

    public func callAsFunction(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { receiver.splitViewController(svc, willChangeTo: displayMode) }
    public func callAsFunction(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { receiver.splitViewController(svc, willShow: column) }
    public func callAsFunction(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { receiver.splitViewController(svc, willHide: column) }
    @discardableResult
    public func callAsFunction(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      receiver.splitViewController(
        svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }
    @discardableResult
    public func callAsFunction(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
        .DisplayMode
    ) -> UISplitViewController.DisplayMode {
      receiver.splitViewController(
        svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    }
    @discardableResult
    public func callAsFunction(
      _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { receiver.splitViewController(splitViewController, show: vc, sender: sender) }
    @discardableResult
    public func callAsFunction(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { receiver.splitViewController(splitViewController, showDetail: vc, sender: sender) }
    @discardableResult
    public func callAsFunction(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      receiver.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController
      )
    }
    @discardableResult
    public func callAsFunction(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      receiver.splitViewController(
        splitViewController, separateSecondaryFrom: primaryViewController)
    }
  }

  /// What `targetDisplayModeForAction` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct TargetDisplayModeForAction {
    let receiver: any UISplitViewControllerDelegate

    @discardableResult
    public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
      receiver.targetDisplayModeForAction(in: svc)
    }
  }

  /// What `primaryViewController` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct PrimaryViewController {
    let receiver: any UISplitViewControllerDelegate

    @discardableResult
    public func callAsFunction(forCollapsing splitViewController: UISplitViewController)
      -> UIViewController?
    { receiver.primaryViewController(forCollapsing: splitViewController) }
    @discardableResult
    public func callAsFunction(forExpanding splitViewController: UISplitViewController)
      -> UIViewController?
    { receiver.primaryViewController(forExpanding: splitViewController) }
  }
}
