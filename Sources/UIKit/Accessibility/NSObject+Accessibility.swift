import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// What any object can say of itself to assistive technologies.
///
/// Responders have the same members to override. Those of other objects stand in an extension, which Swift on Linux
/// lets nobody override: they are set, or hidden by members of the same name, as translated sources do.
extension _KeyValueCodingAndObserving {
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get {
      read {
        $0.isAccessibilityElement
      } else: {
        $0.isElement ?? false
      }
    }
    set {
      write {
        $0.isAccessibilityElement = newValue
      } else: {
        $0.isElement = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get {
      read {
        $0.accessibilityLabel
      } else: {
        $0[.label]
      }
    }
    set {
      write {
        $0.accessibilityLabel = newValue
      } else: {
        $0[.label] = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get {
      read {
        $0.accessibilityHint
      } else: {
        $0[.hint]
      }
    }
    set {
      write {
        $0.accessibilityHint = newValue
      } else: {
        $0[.hint] = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get {
      read {
        $0.accessibilityValue
      } else: {
        $0[.value]
      }
    }
    set {
      write {
        $0.accessibilityValue = newValue
      } else: {
        $0[.value] = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      read {
        $0.accessibilityAttributedLabel
      } else: {
        $0.attributed(.label, else: nil)
      }
    }
    set {
      write {
        $0.accessibilityAttributedLabel = newValue
      } else: {
        $0.setAttributed(.label, newValue)
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get {
      read {
        $0.accessibilityAttributedHint
      } else: {
        $0.attributed(.hint, else: nil)
      }
    }
    set {
      write {
        $0.accessibilityAttributedHint = newValue
      } else: {
        $0.setAttributed(.hint, newValue)
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get {
      read {
        $0.accessibilityAttributedValue
      } else: {
        $0.attributed(.value, else: nil)
      }
    }
    set {
      write {
        $0.accessibilityAttributedValue = newValue
      } else: {
        $0.setAttributed(.value, newValue)
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get {
      read {
        $0.accessibilityTraits
      } else: {
        $0.traits ?? .none
      }
    }
    set {
      write {
        $0.accessibilityTraits = newValue
      } else: {
        $0.traits = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get {
      read {
        $0.accessibilityFrame
      } else: {
        $0.frame ?? $0.rare.path?.bounds ?? .zero
      }
    }
    set {
      write {
        $0.accessibilityFrame = newValue
      } else: {
        $0.frame = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get {
      read {
        $0.accessibilityPath
      } else: {
        $0.rare.path
      }
    }
    set {
      write {
        $0.accessibilityPath = newValue
      } else: {
        $0.rare.path = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get {
      read {
        $0.accessibilityActivationPoint
      } else: {
        $0.rare.activationPoint ?? ($0.frame ?? $0.rare.path?.bounds ?? .zero).middle
      }
    }
    set {
      write {
        $0.accessibilityActivationPoint = newValue
      } else: {
        $0.rare.activationPoint = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get {
      read {
        $0.accessibilityLanguage
      } else: {
        $0.rare.language
      }
    }
    set {
      write {
        $0.accessibilityLanguage = newValue
      } else: {
        $0.rare.language = newValue
      }
    }
  }
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
    get {
      read {
        $0.accessibilityTextualContext
      } else: {
        $0.rare.textualContext
      }
    }
    set {
      write {
        $0.accessibilityTextualContext = newValue
      } else: {
        $0.rare.textualContext = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get {
      read {
        $0.accessibilityElementsHidden
      } else: {
        $0.rare.hidesElements
      }
    }
    set {
      write {
        $0.accessibilityElementsHidden = newValue
      } else: {
        $0.rare.hidesElements = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get {
      read {
        $0.accessibilityViewIsModal
      } else: {
        $0.rare.isModal
      }
    }
    set {
      write {
        $0.accessibilityViewIsModal = newValue
      } else: {
        $0.rare.isModal = newValue
      }
    }
  }
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get {
      read {
        $0.shouldGroupAccessibilityChildren
      } else: {
        $0.rare.groupsChildren
      }
    }
    set {
      write {
        $0.shouldGroupAccessibilityChildren = newValue
      } else: {
        $0.rare.groupsChildren = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
  {
    get {
      read {
        $0.accessibilityNavigationStyle
      } else: {
        $0.rare.navigationStyle
      }
    }
    set {
      write {
        $0.accessibilityNavigationStyle = newValue
      } else: {
        $0.rare.navigationStyle = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get {
      read {
        $0.accessibilityContainerType
      } else: {
        $0.rare.containerType
      }
    }
    set {
      write {
        $0.accessibilityContainerType = newValue
      } else: {
        $0.rare.containerType = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get {
      read {
        $0.accessibilityRespondsToUserInteraction
      } else: {
        $0.rare.respondsToInteraction ?? false
      }
    }
    set {
      write {
        $0.accessibilityRespondsToUserInteraction = newValue
      } else: {
        $0.rare.respondsToInteraction = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      read {
        $0.accessibilityCustomActions
      } else: {
        $0.rare.customActions
      }
    }
    set {
      write {
        $0.accessibilityCustomActions = newValue
      } else: {
        $0.rare.customActions = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      read {
        $0.accessibilityCustomRotors
      } else: {
        $0.rare.customRotors
      }
    }
    set {
      write {
        $0.accessibilityCustomRotors = newValue
      } else: {
        $0.rare.customRotors = newValue
      }
    }
  }
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get {
      read {
        $0.accessibilityElements
      } else: {
        $0.rare.elements
      }
    }
    set {
      write {
        $0.accessibilityElements = newValue
      } else: {
        $0.rare.elements = newValue
      }
    }
  }
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

  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    read {
      $0.accessibilityElementCount()
    } else: {
      $0.rare.elements?.count ?? 0
    }
  }
  /// Nil for an index out of range.
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    read {
      $0.accessibilityElement(at: index)
    } else: {
      $0.rare.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
  /// `NSNotFound` for what is no element of this container.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    read {
      $0.index(ofAccessibilityElement: element)
    } else: {
      let object = element as AnyObject
      return $0.rare.elements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }
  }

  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    read {
      $0.accessibilityActivate()
    } else: {
      $0.blocks?.activate?() ?? false
    }
  }
  @preconcurrency @MainActor public func accessibilityIncrement() {
    read {
      $0.accessibilityIncrement()
    } else: {
      $0.blocks?.increment?()
    }
  }
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
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool {
    read {
      $0.accessibilityPerformEscape()
    } else: {
      $0.blocks?.performEscape?() ?? false
    }
  }
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool {
    read {
      $0.accessibilityPerformMagicTap()
    } else: {
      $0.blocks?.magicTap?() ?? false
    }
  }
  @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {
    read {
      $0.accessibilityElementDidBecomeFocused()
    } else: { _ in
    }
  }
  @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {
    read {
      $0.accessibilityElementDidLoseFocus()
    } else: { _ in
    }
  }
  /// Headless: no assistive technology runs, nothing has its focus.
  @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
    read {
      $0.accessibilityElementIsFocused()
    } else: { _ in
      false
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

/// What was set of an object that is no responder; an associated value of it.
@MainActor
final class AccessibilityBox {
  var state = AccessibilityState()

  /// No address of a variable: those are not so low.
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
