public import Foundation

// Types of the closures that return an accessibility property each time it is read, instead of a stored value (iOS 17).

public typealias AXBoolReturnBlock = @MainActor () -> Bool
public typealias AXStringReturnBlock = @MainActor () -> String?
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
public typealias AXRectReturnBlock = @MainActor () -> CGRect
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
public typealias AXVoidReturnBlock = @MainActor () -> Void

/// The closures that compute an object's accessibility properties in place of stored values.
@MainActor
final class AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var attributedLabel: AXAttributedStringReturnBlock?
  var hint: AXStringReturnBlock?
  var attributedHint: AXAttributedStringReturnBlock?
  var value: AXStringReturnBlock?
  var attributedValue: AXAttributedStringReturnBlock?
  var identifier: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var language: AXStringReturnBlock?
  var userInputLabels: AXArrayReturnBlock?
  var textualContext: AXStringReturnBlock?
  var elementsHidden: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var navigationStyle: AXNavigationStyleReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var respondsToInteraction: AXBoolReturnBlock?
  var customActions: AXCustomActionsReturnBlock?
  var elements: AXArrayReturnBlock?
  var automationElements: AXArrayReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
  var performEscape: AXBoolReturnBlock?
  var magicTap: AXBoolReturnBlock?

  func plain(_ text: AccessibilityState.Text) -> String? {
    switch text {
    case .label: label?()
    case .hint: hint?()
    case .value: value?()
    }
  }

  func attributed(_ text: AccessibilityState.Text) -> NSAttributedString? {
    switch text {
    case .label: attributedLabel?()
    case .hint: attributedHint?()
    case .value: attributedValue?()
    }
  }
}
