public import Foundation

// Written by Scripts/delegate-methods from UIContextMenuInteractionDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    _OptionalMethod(
      "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:", of: self)?
      .call(interaction, configuration, identifier, as: (UITargetedPreview?).self) ?? nil
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    _OptionalMethod(
      "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:", of: self)?
      .call(interaction, configuration, identifier, as: (UITargetedPreview?).self) ?? nil
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    _OptionalMethod(
      "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", of: self)?.call(
        interaction, configuration, as: (UITargetedPreview?).self) ?? nil
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    _OptionalMethod("contextMenuInteraction:previewForDismissingMenuWithConfiguration:", of: self)?
      .call(interaction, configuration, as: (UITargetedPreview?).self) ?? nil
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    _OptionalMethod(
      "contextMenuInteraction:willPerformPreviewActionForMenuWith:animator:", of: self)?.call(
        interaction, configuration, animator, as: Void.self)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _OptionalMethod("contextMenuInteraction:willDisplayMenuFor:animator:", of: self)?.call(
      interaction, configuration, animator, as: Void.self)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _OptionalMethod("contextMenuInteraction:willEndFor:animator:", of: self)?.call(
      interaction, configuration, animator, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIContextMenuInteractionDelegate {
  @_disfavoredOverload
  public var contextMenuInteraction: _ContextMenuInteractionDelegateCalls.ContextMenuInteraction? {
    .init(receiver: self)
  }
}

/// The optional methods of `UIContextMenuInteractionDelegate` that have labels, as callable values.
public enum _ContextMenuInteractionDelegateCalls {
  /// What `contextMenuInteraction` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct ContextMenuInteraction {
    let receiver: any UIContextMenuInteractionDelegate

    @discardableResult
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      receiver.contextMenuInteraction(
        interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier
      )
    }
    @discardableResult
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      receiver.contextMenuInteraction(
        interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier
      )
    }
    @discardableResult
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      receiver.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
    @discardableResult
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      receiver.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      receiver.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      receiver.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
    }
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      receiver.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
  }
}
