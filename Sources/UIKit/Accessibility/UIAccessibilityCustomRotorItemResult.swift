public import Foundation

/// The element, and the range of its text, that a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public init(targetElement: (any NSObjectProtocol)?, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init(targetElement: Optional(targetElement), targetRange: targetRange)
  }
}
