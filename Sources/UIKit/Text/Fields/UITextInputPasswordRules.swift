public import Foundation

/// What a password that a keyboard proposes would have to look like.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  open private(set) var passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
