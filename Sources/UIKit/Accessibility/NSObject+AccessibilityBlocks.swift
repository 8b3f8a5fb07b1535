import DarkroomObjectiveC
import Foundation

/// Closures that compute accessibility properties on each read.
///
/// A closure's answer overrides the stored value; if it returns nil, the stored value counts.
///
/// If a class overrides a property, its override answers: the inherited implementation is what calls the closure.
extension _KeyValueCodingAndObserving {
  @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks?.isElement }
    set { madeAccessibilityBlocks.isElement = newValue }
  }
  @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.label }
    set { madeAccessibilityBlocks.label = newValue }
  }
  @preconcurrency @MainActor public var accessibilityAttributedLabelBlock:
    AXAttributedStringReturnBlock?
  {
    get { accessibilityBlocks?.attributedLabel }
    set { madeAccessibilityBlocks.attributedLabel = newValue }
  }
  @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.hint }
    set { madeAccessibilityBlocks.hint = newValue }
  }
  @preconcurrency @MainActor public var accessibilityAttributedHintBlock:
    AXAttributedStringReturnBlock?
  {
    get { accessibilityBlocks?.attributedHint }
    set { madeAccessibilityBlocks.attributedHint = newValue }
  }
  @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.value }
    set { madeAccessibilityBlocks.value = newValue }
  }
  @preconcurrency @MainActor public var accessibilityAttributedValueBlock:
    AXAttributedStringReturnBlock?
  {
    get { accessibilityBlocks?.attributedValue }
    set { madeAccessibilityBlocks.attributedValue = newValue }
  }
  @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.identifier }
    set { madeAccessibilityBlocks.identifier = newValue }
  }
  @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityBlocks?.traits }
    set { madeAccessibilityBlocks.traits = newValue }
  }
  @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibilityBlocks?.frame }
    set { madeAccessibilityBlocks.frame = newValue }
  }
  @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibilityBlocks?.path }
    set { madeAccessibilityBlocks.path = newValue }
  }
  @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibilityBlocks?.activationPoint }
    set { madeAccessibilityBlocks.activationPoint = newValue }
  }
  @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.language }
    set { madeAccessibilityBlocks.language = newValue }
  }
  @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { accessibilityBlocks?.userInputLabels }
    set { madeAccessibilityBlocks.userInputLabels = newValue }
  }
  @preconcurrency @MainActor public var accessibilityTextualContextBlock: AXStringReturnBlock? {
    get { accessibilityBlocks?.textualContext }
    set { madeAccessibilityBlocks.textualContext = newValue }
  }
  @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks?.elementsHidden }
    set { madeAccessibilityBlocks.elementsHidden = newValue }
  }
  @preconcurrency @MainActor public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks?.isModal }
    set { madeAccessibilityBlocks.isModal = newValue }
  }
  @preconcurrency @MainActor public var accessibilityShouldGroupAccessibilityChildrenBlock:
    AXBoolReturnBlock?
  {
    get { accessibilityBlocks?.groupsChildren }
    set { madeAccessibilityBlocks.groupsChildren = newValue }
  }
  @preconcurrency @MainActor public var accessibilityNavigationStyleBlock:
    AXNavigationStyleReturnBlock?
  {
    get { accessibilityBlocks?.navigationStyle }
    set { madeAccessibilityBlocks.navigationStyle = newValue }
  }
  @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock?
  {
    get { accessibilityBlocks?.containerType }
    set { madeAccessibilityBlocks.containerType = newValue }
  }
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteractionBlock:
    AXBoolReturnBlock?
  {
    get { accessibilityBlocks?.respondsToInteraction }
    set { madeAccessibilityBlocks.respondsToInteraction = newValue }
  }
  @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock?
  {
    get { accessibilityBlocks?.customActions }
    set { madeAccessibilityBlocks.customActions = newValue }
  }
  @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityBlocks?.elements }
    set { madeAccessibilityBlocks.elements = newValue }
  }
  @preconcurrency @MainActor public var automationElementsBlock: AXArrayReturnBlock? {
    get { accessibilityBlocks?.automationElements }
    set { madeAccessibilityBlocks.automationElements = newValue }
  }
  @preconcurrency @MainActor public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks?.activate }
    set { madeAccessibilityBlocks.activate = newValue }
  }
  @preconcurrency @MainActor public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibilityBlocks?.increment }
    set { madeAccessibilityBlocks.increment = newValue }
  }
  @preconcurrency @MainActor public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibilityBlocks?.decrement }
    set { madeAccessibilityBlocks.decrement = newValue }
  }
  @preconcurrency @MainActor public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks?.performEscape }
    set { madeAccessibilityBlocks.performEscape = newValue }
  }
  @preconcurrency @MainActor public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks?.magicTap }
    set { madeAccessibilityBlocks.magicTap = newValue }
  }

  @MainActor private var accessibilityBlocks: AccessibilityBlocks? {
    if let responder = self as? UIResponder { return responder.accessibility.blocks }
    return AccessibilityBox.of(self)?.state.blocks
  }

  @MainActor private var madeAccessibilityBlocks: AccessibilityBlocks {
    if let blocks = accessibilityBlocks { return blocks }
    let blocks = AccessibilityBlocks()
    if let responder = self as? UIResponder {
      responder.accessibility.rare.blocks = blocks
    } else {
      AccessibilityBox.made(for: self).state.rare.blocks = blocks
    }
    return blocks
  }
}
