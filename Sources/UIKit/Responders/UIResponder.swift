import DarkroomCoreGraphics
public import DarkroomObjectiveC
public import Foundation

/// An object that takes part in the responder chain.
///
/// Events come from tests, never from a device.
@preconcurrency @MainActor
open class UIResponder: NSObject, _ObjectInitializers, _KeyValueObserving, AssociationOwner {
  public override init() { super.init() }

  deinit { AssociatedObjects.release(of: self) }

  // MARK: Chain

  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { extensionOverride("canBecomeFirstResponder") ?? false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { holdsFirstResponder }
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  /// The controller whose view replaces the keyboard; nil unless a subclass overrides it.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller whose view is above the keyboard; nil unless a subclass overrides it.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// - Important: Inert. There is no keyboard.
  open func reloadInputViews() {}

  // MARK: Events

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionHandles("touchesBegan:with:", touches, event) else { return }
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionHandles("touchesMoved:with:", touches, event) else { return }
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionHandles("touchesEnded:with:", touches, event) else { return }
    next?.touchesEnded(touches, with: event)
  }
  /// Headless: never called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionHandles("touchesCancelled:with:", touches, event) else { return }
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard !extensionHandles("motionBegan:with:", motion, event) else { return }
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard !extensionHandles("motionEnded:with:", motion, event) else { return }
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard !extensionHandles("motionCancelled:with:", motion, event) else { return }
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Actions

  open var keyCommands: [UIKeyCommand]? { nil }

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    targetInChain(for: action, sender: sender)
  }
  /// Adds to the menus of an app; does nothing, unless a subclass overrides it.
  ///
  /// It is called when `UIMenuSystem.main` is told to rebuild, first for the application, then for its delegate.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Headless: never called.
  open func validate(_ command: UICommand) {}
  /// The undo manager of the next responder; the chain ends with the window's own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Standard edit actions

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}

  // MARK: State

  /// Headless: never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Headless: never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  open var userActivity: NSUserActivity? {
    get { accessibility.rare.userActivity }
    set { accessibility.rare.userActivity = newValue }
  }
  /// Headless: never called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Headless: never called.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Text input

  /// The mode is English, because there is a single keyboard, which is never shown.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  open var textInputContextIdentifier: String? { nil }

  // MARK: Key-value observation

  /// Raises an exception, because a class that observes by name must override it.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    (self as NSObject).raiseUnhandled(keyPath, of: object, change)
  }

  // MARK: Accessibility

  final var accessibility = AccessibilityState()

  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? naturallyIsAccessibilityElement }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility.blocks?.identifier?() ?? ownAccessibilityIdentifier }
    set { ownAccessibilityIdentifier = newValue }
  }
  private final var ownAccessibilityIdentifier: String?
  open var accessibilityLabel: String? {
    get { accessibility[.label] ?? naturalAccessibilityLabel }
    set { accessibility[.label] = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility[.hint] }
    set { accessibility[.hint] = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibility[.value] ?? naturalAccessibilityValue }
    set { accessibility[.value] = newValue }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.attributed(.label, else: accessibilityLabel) }
    set { accessibility.setAttributed(.label, newValue) }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.attributed(.hint, else: accessibilityHint) }
    set { accessibility.setAttributed(.hint, newValue) }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.attributed(.value, else: accessibilityValue) }
    set { accessibility.setAttributed(.value, newValue) }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? naturalAccessibilityTraits }
    set { accessibility.traits = newValue }
  }
  /// The frame in screen coordinates; by default the view's own rectangle.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? accessibilityPath?.bounds ?? naturalAccessibilityFrame }
    set { accessibility.frame = newValue }
  }
  /// In screen coordinates.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.rare.path }
    set { accessibility.rare.path = newValue }
  }
  /// The point in screen coordinates; by default the center of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.rare.activationPoint ?? accessibilityFrame.middle }
    set { accessibility.rare.activationPoint = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibility.rare.language }
    set { accessibility.rare.language = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.rare.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.rare.userInputLabels = newValue }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility.rare.textualContext }
    set { accessibility.rare.textualContext = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility.rare.hidesElements }
    set { accessibility.rare.hidesElements = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility.rare.isModal }
    set { accessibility.rare.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.rare.groupsChildren }
    set { accessibility.rare.groupsChildren = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.rare.navigationStyle }
    set { accessibility.rare.navigationStyle = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.rare.containerType }
    set { accessibility.rare.containerType = newValue }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.rare.respondsToInteraction ?? naturallyRespondsToUserInteraction }
    set { accessibility.rare.respondsToInteraction = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.rare.customActions }
    set { accessibility.rare.customActions = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility.rare.customRotors }
    set { accessibility.rare.customRotors = newValue }
  }

  // MARK: Accessibility containers

  open var accessibilityElements: [Any]? {
    get { accessibility.rare.elements }
    set { accessibility.rare.elements = newValue }
  }
  open var automationElements: [Any]? {
    get { accessibility.rare.automationElements ?? accessibilityElements }
    set { accessibility.rare.automationElements = newValue }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Nil for an index out of range.
  open func accessibilityElement(at index: Int) -> Any? { listedElement(at: index) }
  /// Returns `NSNotFound` if the value is not an element of this container.
  open func index(ofAccessibilityElement element: Any) -> Int { listedIndex(of: element) }

  // MARK: Accessibility actions

  open func accessibilityActivate() -> Bool { accessibility.blocks?.activate?() ?? false }
  open func accessibilityIncrement() { accessibility.blocks?.increment?() }
  open func accessibilityDecrement() { accessibility.blocks?.decrement?() }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool {
    accessibility.blocks?.performEscape?() ?? false
  }
  open func accessibilityPerformMagicTap() -> Bool { accessibility.blocks?.magicTap?() ?? false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  /// Returns false, because no assistive technology runs that could have the focus.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// The value that a UIKit class has by default.
  var naturallyIsAccessibilityElement: Bool { false }
  var naturalAccessibilityLabel: String? { nil }
  var naturalAccessibilityValue: String? { nil }
  var naturalAccessibilityTraits: UIAccessibilityTraits { .none }
  var naturalAccessibilityFrame: CGRect { .zero }
  var naturallyRespondsToUserInteraction: Bool { false }

  // MARK: Interface files

  /// Is called for each object from a storyboard or a xib after its outlets are set.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  /// The object that replaces this one after it was read from a storyboard or a xib; only views can be replaced.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
}

extension UIResponder {
  fileprivate func targetInChain(for action: Selector, sender: Any?) -> Any? {
    firstInChain { $0.canPerformAction(action, withSender: sender) }
  }
}
