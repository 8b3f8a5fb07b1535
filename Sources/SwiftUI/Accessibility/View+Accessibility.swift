extension View {
  /// Sets the text that assistive technologies read for the elements in the view.
  ///
  /// A view without elements becomes one.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(label: label))
  }
  /// Sets a localized text that assistive technologies read for the elements in the view.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(label: Text(labelKey)))
  }
  /// Sets a text that assistive technologies read for the elements in the view, without a look-up.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(label: Text(label)))
  }
  /// Sets the value that assistive technologies read after the label.
  ///
  /// A view without elements becomes one.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(value: valueDescription))
  }
  /// Sets a localized value that assistive technologies read after the label.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(value: Text(valueKey)))
  }
  /// Sets a value that assistive technologies read after the label, without a look-up.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(value: Text(value)))
  }
  /// Sets the text that explains a tap on the elements in the view.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(hint: hint))
  }
  /// Sets a localized text that explains a tap on the elements in the view.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(hint: Text(hintKey)))
  }
  /// Sets a text that explains a tap on the elements in the view, without a look-up.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(hint: Text(hint)))
  }
  /// Sets the names that the user can say to tap the elements in the view; an empty list changes nothing.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(inputLabels: inputLabels))
  }
  /// Sets localized names that the user can say to tap the elements in the view.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  /// Sets names that the user can say to tap the elements in the view, without a look-up.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }
  /// Hides the view from assistive technologies, or shows it again.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(isHidden: hidden))
  }
  /// Sets the identifier by which tests find the elements in the view.
  ///
  /// A view without elements becomes one.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(identifier: identifier))
  }
  /// Adds traits to the elements in the view; `isModal` hides the views beside this one.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(addedTraits: traits))
  }
  /// Removes traits from the elements in the view.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(removedTraits: traits))
  }
  /// Sets the order in which elements are read: higher numbers come first, and the default is 0.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(sortPriority: sortPriority))
  }
  /// - Important: Inert.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
  /// - Important: Inert.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
  /// Sets whether assistive technologies offer touches of the elements in the view.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(respondsToTouches: respondsToUserInteraction))
  }
  /// - Important: Inert.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
  /// - Important: Inert.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
  /// - Important: Inert.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
  /// Adds an action that assistive technologies offer by its name; a test can run it as a custom action of UIKit.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(actions: [(name, handler)]))
  }
  /// Adds an action with a localized name that assistive technologies offer.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Adds an action that assistive technologies offer by a name that isn't looked up.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }
  /// Marks the element as adjustable; nothing calls the handler here.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(isAdjustable: true))
  }
  /// - Important: Inert.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
  /// - Important: Inert.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
  /// Sets the text that assistive technologies read; the older form of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(label: label))
  }
  /// Sets the value that assistive technologies read; the older form of `accessibilityValue(_:)`.
  nonisolated public func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(value: value))
  }
  /// Sets the text that explains a tap; the older form of `accessibilityHint(_:)`.
  nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(hint: hint))
  }
  /// Hides the view from assistive technologies; the older form of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(isHidden: hidden))
  }
  /// Sets the identifier by which tests find the elements; the older form of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(identifier: identifier))
  }
  /// Adds traits to the elements in the view; the older form of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(addedTraits: traits))
  }
  /// Removes traits from the elements in the view; the older form of `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached(AccessibilityProperties(removedTraits: traits))
  }
  /// Sets the order in which elements are read; the older form of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }

  nonisolated func attached(
    _ properties: AccessibilityProperties = AccessibilityProperties()
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(properties))
  }
}
