import DarkroomCoreGraphics
public import Foundation

// Written by Scripts/delegate-methods from UILargeContentViewerInteractionDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {
    _OptionalMethod("largeContentViewerInteraction:didEndOn:at:", of: self)?.call(
      interaction, item, point, as: Void.self)
  }
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    _OptionalMethod("largeContentViewerInteraction:itemAt:", of: self)?.call(
      interaction, point, as: ((any UILargeContentViewerItem)?).self) ?? nil
  }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    _OptionalMethod("viewControllerFor:", of: self)?.call(interaction, as: UIViewController.self)
      ?? UIViewController()
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UILargeContentViewerInteractionDelegate {
  @_disfavoredOverload
  public var largeContentViewerInteraction:
    _LargeContentViewerInteractionDelegateCalls.LargeContentViewerInteraction?
  { .init(receiver: self) }
  @_disfavoredOverload
  public var viewController: _LargeContentViewerInteractionDelegateCalls.ViewController? {
    .init(receiver: self)
  }
}

/// The optional methods of `UILargeContentViewerInteractionDelegate` that have labels, as callable values.
public enum _LargeContentViewerInteractionDelegateCalls {
  /// What `largeContentViewerInteraction` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct LargeContentViewerInteraction {
    let receiver: any UILargeContentViewerInteractionDelegate

    public func callAsFunction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { receiver.largeContentViewerInteraction(interaction, didEndOn: item, at: point) }
    @discardableResult
    public func callAsFunction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
      receiver.largeContentViewerInteraction(interaction, itemAt: point)
    }
  }

  /// What `viewController` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct ViewController {
    let receiver: any UILargeContentViewerInteractionDelegate

    @discardableResult
    public func callAsFunction(for interaction: UILargeContentViewerInteraction) -> UIViewController
    { receiver.viewController(for: interaction) }
  }
}
