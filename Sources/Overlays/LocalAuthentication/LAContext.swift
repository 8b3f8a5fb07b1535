/// Nobody can be recognized: there are neither sensors nor a passcode.
open class LAContext: NSObject, @unchecked Sendable {
  /// - Important: Inert.
  open var localizedFallbackTitle: String?
  /// - Important: Inert.
  open var localizedCancelTitle: String?
  /// The reason shown to the user; nobody sees it here.
  open var localizedReason = ""
  /// - Important: Inert.
  open var interactionNotAllowed = false
  /// In seconds.
  /// - Important: Inert.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  public override init() { super.init() }

  /// Always none, also after `canEvaluatePolicy` was called.
  open var biometryType: LABiometryType { .none }
  /// Always nil.
  open var evaluatedPolicyDomainState: Data? { nil }

  private func error(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }

  /// False, with `biometryNotAvailable` or `passcodeNotSet`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    unsafe error?.pointee = self.error(policy) as NSError
    return false
  }

  /// Completes with the error of `canEvaluatePolicy`, before it returns.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, error(policy)) }

  /// Throws the error of `canEvaluatePolicy`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw error(policy)
  }

  /// - Important: Inert.
  open func invalidate() {}
}

public let LAErrorDomain = LAError.errorDomain
