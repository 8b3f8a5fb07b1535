public import Foundation

/// The rules for passwords that a keyboard suggests.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  open private(set) var passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
