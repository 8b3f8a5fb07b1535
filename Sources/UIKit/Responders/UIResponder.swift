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

  /// The object that gets what this one does not handle; nil unless a subclass overrides it.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// False unless a subclass overrides it; `becomeFirstResponder()` asks.
  open var canBecomeFirstResponder: Bool { extensionOverride("canBecomeFirstResponder") ?? false }
  /// True unless a subclass overrides it; with false, no other responder of the window can take over.
  open var canResignFirstResponder: Bool { true }
  /// Whether this is the first responder of its window; false without a window.
  open var isFirstResponder: Bool { holdsFirstResponder }
  /// Asks the window's first responder to resign and takes its place.
  ///
  /// Returns false without a window, if `canBecomeFirstResponder` is false, or if the other responder
  /// refuses. No keyboard appears.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }
  /// Returns false only if `canResignFirstResponder` is; an object that is not first responder returns true,
  /// as in UIKit.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// The view that replaces the keyboard, which is never shown; nil unless a subclass overrides it.
  open var inputView: UIView? { nil }
  /// The view above the keyboard, which is never shown; nil unless a subclass overrides it.
  open var inputAccessoryView: UIView? { nil }
  /// The controller whose view replaces the keyboard; nil unless a subclass overrides it.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller whose view is above the keyboard; nil unless a subclass overrides it.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// - Important: Inert. There is no keyboard.
  open func reloadInputViews() {}

  // MARK: Events

  /// Is called with the touches of a test; unless overridden, the next responder gets them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionHandles("touchesBegan:with:", touches, event) else { return }
    next?.touchesBegan(touches, with: event)
  }
  /// Is called with the touches of a test; unless overridden, the next responder gets them.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionHandles("touchesMoved:with:", touches, event) else { return }
    next?.touchesMoved(touches, with: event)
  }
  /// Is called with the touches of a test; unless overridden, the next responder gets them.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionHandles("touchesEnded:with:", touches, event) else { return }
    next?.touchesEnded(touches, with: event)
  }
  /// Headless: never called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Is called instead of `touchesEnded`, for example when a gesture is recognized; the next responder gets
  /// it unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionHandles("touchesCancelled:with:", touches, event) else { return }
    next?.touchesCancelled(touches, with: event)
  }

  /// Passes the presses to the next responder; there are no keys here, so tests call it themselves.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Passes the presses to the next responder; there are no keys here, so tests call it themselves.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Passes the presses to the next responder; there are no keys here, so tests call it themselves.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Passes the presses to the next responder; there are no keys here, so tests call it themselves.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Passes the motion to the next responder; nobody shakes here, so tests call it themselves.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard !extensionHandles("motionBegan:with:", motion, event) else { return }
    next?.motionBegan(motion, with: event)
  }
  /// Passes the motion to the next responder; nobody shakes here, so tests call it themselves.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard !extensionHandles("motionEnded:with:", motion, event) else { return }
    next?.motionEnded(motion, with: event)
  }
  /// Passes the motion to the next responder; nobody shakes here, so tests call it themselves.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard !extensionHandles("motionCancelled:with:", motion, event) else { return }
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Actions

  /// Nil unless a subclass overrides it; tests read the commands, because there is no keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the object has a method for the action; a menu or an action without a target asks it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }
  /// The first object in the responder chain, from this one on, for which `canPerformAction` is true.
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

  /// Does nothing, unless a subclass overrides it.
  open func cut(_ sender: Any?) {}
  /// Does nothing, unless a subclass overrides it.
  open func copy(_ sender: Any?) {}
  /// Does nothing, unless a subclass overrides it.
  open func paste(_ sender: Any?) {}
  /// Calls `paste(_:)`, unless a subclass overrides it.
  open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  /// Does nothing, unless a subclass overrides it.
  open func delete(_ sender: Any?) {}
  /// Does nothing, unless a subclass overrides it.
  open func select(_ sender: Any?) {}
  /// Does nothing, unless a subclass overrides it.
  open func selectAll(_ sender: Any?) {}
  /// Does nothing, unless a subclass overrides it.
  open func toggleBoldface(_ sender: Any?) {}
  /// Does nothing, unless a subclass overrides it.
  open func toggleItalics(_ sender: Any?) {}
  /// Does nothing, unless a subclass overrides it.
  open func toggleUnderline(_ sender: Any?) {}
  /// Does nothing, unless a subclass overrides it.
  open func increaseSize(_ sender: Any?) {}
  /// Does nothing, unless a subclass overrides it.
  open func decreaseSize(_ sender: Any?) {}

  // MARK: State

  /// Headless: never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Headless: never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The value that was set; it is not updated and never handed to another device.
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
  /// Nil unless a subclass overrides it.
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

  /// Whether assistive technologies see the object itself.
  ///
  /// Unless set, labels, controls and text views are elements, and other objects are not.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? naturallyIsAccessibilityElement }
    set { accessibility.isElement = newValue }
  }
  /// The name by which tests find the object; users never hear it.
  open var accessibilityIdentifier: String? {
    get { accessibility.blocks?.identifier?() ?? ownAccessibilityIdentifier }
    set { ownAccessibilityIdentifier = newValue }
  }
  private final var ownAccessibilityIdentifier: String?
  /// What is read for the object; unless set, some classes derive it from their text.
  open var accessibilityLabel: String? {
    get { accessibility[.label] ?? naturalAccessibilityLabel }
    set { accessibility[.label] = newValue }
  }
  /// What the action of the object does, read after the label; nil unless set.
  open var accessibilityHint: String? {
    get { accessibility[.hint] }
    set { accessibility[.hint] = newValue }
  }
  /// The current value in words; unless set, some controls derive it.
  open var accessibilityValue: String? {
    get { accessibility[.value] ?? naturalAccessibilityValue }
    set { accessibility[.value] = newValue }
  }
  /// The label with its attributes; setting it sets `accessibilityLabel` too.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.attributed(.label, else: accessibilityLabel) }
    set { accessibility.setAttributed(.label, newValue) }
  }
  /// The hint with its attributes; setting it sets `accessibilityHint` too.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.attributed(.hint, else: accessibilityHint) }
    set { accessibility.setAttributed(.hint, newValue) }
  }
  /// The value with its attributes; setting it sets `accessibilityValue` too.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.attributed(.value, else: accessibilityValue) }
    set { accessibility.setAttributed(.value, newValue) }
  }
  /// The traits that were set; otherwise what the class has, such as `button`.
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
  /// The words for voice input, the best first; unless set, the label if there is one.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.rare.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.rare.userInputLabels = newValue }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility.rare.textualContext }
    set { accessibility.rare.textualContext = newValue }
  }
  /// Whether the object and what it contains are left out of accessibility snapshots; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.rare.hidesElements }
    set { accessibility.rare.hidesElements = newValue }
  }
  /// Whether accessibility snapshots leave out the siblings of the view; false by default.
  ///
  /// If several siblings have it, the last visible one counts.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.rare.isModal }
    set { accessibility.rare.isModal = newValue }
  }
  /// Whether accessibility snapshots read what the view contains in one go; false by default.
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
  /// The value that was set; otherwise what the class has.
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

  /// The elements in reading order; nil unless set, then the subviews are read by position.
  open var accessibilityElements: [Any]? {
    get { accessibility.rare.elements }
    set { accessibility.rare.elements = newValue }
  }
  /// The elements for UI tests; unless set, the same as `accessibilityElements`.
  open var automationElements: [Any]? {
    get { accessibility.rare.automationElements ?? accessibilityElements }
    set { accessibility.rare.automationElements = newValue }
  }
  /// The number of `accessibilityElements`; 0 if they are nil.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Nil for an index out of range.
  open func accessibilityElement(at index: Int) -> Any? { listedElement(at: index) }
  /// Returns `NSNotFound` if the value is not an element of this container.
  open func index(ofAccessibilityElement element: Any) -> Int { listedIndex(of: element) }

  // MARK: Accessibility actions

  /// Calls the activation block; returns false if there is none, unless a subclass overrides it.
  open func accessibilityActivate() -> Bool { accessibility.blocks?.activate?() ?? false }
  /// Calls the increment block, if there is one.
  open func accessibilityIncrement() { accessibility.blocks?.increment?() }
  /// Calls the decrement block, if there is one.
  open func accessibilityDecrement() { accessibility.blocks?.decrement?() }
  /// Returns false without scrolling, unless a subclass overrides it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Calls the escape block; returns false if there is none, unless a subclass overrides it.
  open func accessibilityPerformEscape() -> Bool {
    accessibility.blocks?.performEscape?() ?? false
  }
  /// Calls the magic tap block; returns false if there is none, unless a subclass overrides it.
  open func accessibilityPerformMagicTap() -> Bool { accessibility.blocks?.magicTap?() ?? false }
  /// Is never called, because no assistive technology runs.
  open func accessibilityElementDidBecomeFocused() {}
  /// Is never called, because no assistive technology runs.
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
