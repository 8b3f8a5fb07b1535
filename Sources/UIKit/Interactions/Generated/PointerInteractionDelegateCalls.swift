import Foundation

// Written by Scripts/delegate-methods from UIPointerInteractionDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    _OptionalMethod("pointerInteraction:regionFor:defaultRegion:", of: self)?.call(
      interaction, request, defaultRegion, as: (UIPointerRegion?).self) ?? defaultRegion
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    _OptionalMethod("pointerInteraction:styleFor:", of: self)?.call(
      interaction, region, as: (UIPointerStyle?).self) ?? nil
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    _OptionalMethod("pointerInteraction:willEnter:animator:", of: self)?.call(
      interaction, region, animator, as: Void.self)
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    _OptionalMethod("pointerInteraction:willExit:animator:", of: self)?.call(
      interaction, region, animator, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIPointerInteractionDelegate {
  @_disfavoredOverload
  public var pointerInteraction: _PointerInteractionDelegateCalls.PointerInteraction? {
    .init(receiver: self)
  }
}

/// The optional methods of `UIPointerInteractionDelegate` that have labels, as callable values.
public enum _PointerInteractionDelegateCalls {
  /// What `pointerInteraction` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct PointerInteraction {
    let receiver: any UIPointerInteractionDelegate

    @discardableResult
    public func callAsFunction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      receiver.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
    }
    @discardableResult
    public func callAsFunction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { receiver.pointerInteraction(interaction, styleFor: region) }
    public func callAsFunction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { receiver.pointerInteraction(interaction, willEnter: region, animator: animator) }
    public func callAsFunction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { receiver.pointerInteraction(interaction, willExit: region, animator: animator) }
  }
}
