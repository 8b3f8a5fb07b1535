import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// The accessibility properties of any object.
///
/// Responders declare the same members, and subclasses can override those. Other objects get them from this extension,
/// because Swift on Linux cannot override members of an extension. They can only be set, or hidden by a member of the
/// same name, which is what translated sources do.
extension _KeyValueCodingAndObserving {
  /// False, unless set or overridden by a view's class.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { value(\.isAccessibilityElement, \.isElement) { _ in false } }
    set { set(\.isElement, newValue) { $0.isAccessibilityElement = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { value(\.accessibilityLabel, \.[.label]) }
    set { set(\.[.label], newValue) { $0.accessibilityLabel = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { value(\.accessibilityHint, \.[.hint]) }
    set { set(\.[.hint], newValue) { $0.accessibilityHint = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { value(\.accessibilityValue, \.[.value]) }
    set { set(\.[.value], newValue) { $0.accessibilityValue = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { value(\.accessibilityAttributedLabel, \.[attributed: .label]) }
    set { set(\.[attributed: .label], newValue) { $0.accessibilityAttributedLabel = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { value(\.accessibilityAttributedHint, \.[attributed: .hint]) }
    set { set(\.[attributed: .hint], newValue) { $0.accessibilityAttributedHint = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { value(\.accessibilityAttributedValue, \.[attributed: .value]) }
    set { set(\.[attributed: .value], newValue) { $0.accessibilityAttributedValue = $1 } }
  }
  /// None, unless set.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { value(\.accessibilityTraits, \.traits) { _ in .none } }
    set { set(\.traits, newValue) { $0.accessibilityTraits = $1 } }
  }
  /// In screen coordinates, in points; unless set, the box around the path, and zero without one.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { value(\.accessibilityFrame, \.frame) { $0.rare.path?.bounds ?? .zero } }
    set { set(\.frame, newValue) { $0.accessibilityFrame = $1 } }
  }
  /// In screen coordinates, in points; nil unless set.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { value(\.accessibilityPath, \.rare.path) }
    set { set(\.rare.path, newValue) { $0.accessibilityPath = $1 } }
  }
  /// In screen coordinates; unless set, the middle of the frame.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get {
      value(\.accessibilityActivationPoint, \.rare.activationPoint) {
        ($0.frame ?? $0.rare.path?.bounds ?? .zero).middle
      }
    }
    set { set(\.rare.activationPoint, newValue) { $0.accessibilityActivationPoint = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { value(\.accessibilityLanguage, \.rare.language) }
    set { set(\.rare.language, newValue) { $0.accessibilityLanguage = $1 } }
  }
  /// The words for voice input; unless set, the label if there is one.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get {
      read {
        $0.accessibilityUserInputLabels
      } else: {
        $0.rare.userInputLabels ?? $0[.label].map { [$0] } ?? []
      }
    }
    set {
      write {
        $0.accessibilityUserInputLabels = newValue
      } else: {
        $0.rare.userInputLabels = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext?
  {
    get { value(\.accessibilityTextualContext, \.rare.textualContext) }
    set { set(\.rare.textualContext, newValue) { $0.accessibilityTextualContext = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { value(\.accessibilityElementsHidden, \.rare.hidesElements) }
    set { set(\.rare.hidesElements, newValue) { $0.accessibilityElementsHidden = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { value(\.accessibilityViewIsModal, \.rare.isModal) }
    set { set(\.rare.isModal, newValue) { $0.accessibilityViewIsModal = $1 } }
  }
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { value(\.shouldGroupAccessibilityChildren, \.rare.groupsChildren) }
    set { set(\.rare.groupsChildren, newValue) { $0.shouldGroupAccessibilityChildren = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
  {
    get { value(\.accessibilityNavigationStyle, \.rare.navigationStyle) }
    set { set(\.rare.navigationStyle, newValue) { $0.accessibilityNavigationStyle = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { value(\.accessibilityContainerType, \.rare.containerType) }
    set { set(\.rare.containerType, newValue) { $0.accessibilityContainerType = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get {
      value(\.accessibilityRespondsToUserInteraction, \.rare.respondsToInteraction) { _ in false }
    }
    set {
      set(\.rare.respondsToInteraction, newValue) { $0.accessibilityRespondsToUserInteraction = $1 }
    }
  }
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { value(\.accessibilityCustomActions, \.rare.customActions) }
    set { set(\.rare.customActions, newValue) { $0.accessibilityCustomActions = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { value(\.accessibilityCustomRotors, \.rare.customRotors) }
    set { set(\.rare.customRotors, newValue) { $0.accessibilityCustomRotors = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { value(\.accessibilityElements, \.rare.elements) }
    set { set(\.rare.elements, newValue) { $0.accessibilityElements = $1 } }
  }
  /// The elements for UI tests; unless set, the same as `accessibilityElements`.
  @preconcurrency @MainActor public var automationElements: [Any]? {
    get {
      read {
        $0.automationElements
      } else: {
        $0.rare.automationElements ?? $0.rare.elements
      }
    }
    set {
      write {
        $0.automationElements = newValue
      } else: {
        $0.rare.automationElements = newValue
      }
    }
  }

  /// The number of `accessibilityElements`; 0 if they are nil.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    read {
      $0.accessibilityElementCount()
    } else: {
      $0.rare.elements?.count ?? 0
    }
  }
  /// Returns nil if the index is out of range.
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    read {
      $0.accessibilityElement(at: index)
    } else: {
      $0.rare.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
  /// Returns `NSNotFound` if this container does not have the element.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    read {
      $0.index(ofAccessibilityElement: element)
    } else: {
      let object = element as AnyObject
      return $0.rare.elements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }
  }

  /// Calls the activation block; returns false if there is none.
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    read {
      $0.accessibilityActivate()
    } else: {
      $0.blocks?.activate?() ?? false
    }
  }
  /// Calls the increment block, if there is one.
  @preconcurrency @MainActor public func accessibilityIncrement() {
    read {
      $0.accessibilityIncrement()
    } else: {
      $0.blocks?.increment?()
    }
  }
  /// Calls the decrement block, if there is one.
  @preconcurrency @MainActor public func accessibilityDecrement() {
    read {
      $0.accessibilityDecrement()
    } else: {
      $0.blocks?.decrement?()
    }
  }
  @preconcurrency @MainActor public func accessibilityScroll(
    _ direction: UIAccessibilityScrollDirection
  ) -> Bool {
    read {
      $0.accessibilityScroll(direction)
    } else: { _ in
      false
    }
  }
  /// Calls the escape block; returns false if there is none.
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool {
    read {
      $0.accessibilityPerformEscape()
    } else: {
      $0.blocks?.performEscape?() ?? false
    }
  }
  /// Calls the magic tap block; returns false if there is none.
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool {
    read {
      $0.accessibilityPerformMagicTap()
    } else: {
      $0.blocks?.magicTap?() ?? false
    }
  }
  /// Is never called, because no assistive technology runs.
  @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {
    read {
      $0.accessibilityElementDidBecomeFocused()
    } else: { _ in
    }
  }
  /// Is never called, because no assistive technology runs.
  @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {
    read {
      $0.accessibilityElementDidLoseFocus()
    } else: { _ in
    }
  }
  /// Always false: no assistive technology runs, so no element has its focus.
  @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
    read {
      $0.accessibilityElementIsFocused()
    } else: { _ in
      false
    }
  }

  // MARK: Places

  @MainActor private func value<Value>(
    _ ofResponder: KeyPath<UIResponder, Value>, _ ofOther: KeyPath<AccessibilityState, Value>
  ) -> Value {
    read {
      $0[keyPath: ofResponder]
    } else: {
      $0[keyPath: ofOther]
    }
  }

  /// - Parameter standard: The value if nothing was set.
  @MainActor private func value<Value>(
    _ ofResponder: KeyPath<UIResponder, Value>, _ ofOther: KeyPath<AccessibilityState, Value?>,
    else standard: (AccessibilityState) -> Value
  ) -> Value {
    read {
      $0[keyPath: ofResponder]
    } else: {
      $0[keyPath: ofOther] ?? standard($0)
    }
  }

  /// - Parameter toResponder: Sets the property without reading it first, as a key path would.
  ///
  ///   A getter of an app's class may need state that does not exist yet.
  @MainActor private func set<Value>(
    _ ofOther: WritableKeyPath<AccessibilityState, Value>, _ value: Value,
    _ toResponder: (UIResponder, Value) -> Void
  ) {
    write {
      toResponder($0, value)
    } else: {
      $0[keyPath: ofOther] = value
    }
  }

  @MainActor private func set<Value>(
    _ ofOther: WritableKeyPath<AccessibilityState, Value?>, _ value: Value,
    _ toResponder: (UIResponder, Value) -> Void
  ) {
    write {
      toResponder($0, value)
    } else: {
      $0[keyPath: ofOther] = value
    }
  }

  @MainActor private func read<Value>(
    _ ofResponder: (UIResponder) -> Value, else ofOther: (AccessibilityState) -> Value
  ) -> Value {
    if let responder = self as? UIResponder { return ofResponder(responder) }
    return ofOther(AccessibilityBox.of(self)?.state ?? AccessibilityState())
  }

  @MainActor private func write(
    _ toResponder: (UIResponder) -> Void, else toOther: (inout AccessibilityState) -> Void
  ) {
    if let responder = self as? UIResponder { return toResponder(responder) }
    toOther(&AccessibilityBox.made(for: self).state)
  }
}

/// Stores the accessibility state of an object that isn't a responder, as an associated value.
@MainActor
final class AccessibilityBox {
  var state = AccessibilityState()

  /// An integer that cannot equal the address of a variable, because addresses are never this low.
  private static let key: UInt = 1

  static func of(_ object: AnyObject) -> AccessibilityBox? {
    AssociatedObjects.shared.value(of: object, key) as? AccessibilityBox
  }

  static func made(for object: AnyObject) -> AccessibilityBox {
    if let box = of(object) { return box }
    let box = AccessibilityBox()
    AssociatedObjects.shared.set(box, of: object, key, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return box
  }
}
