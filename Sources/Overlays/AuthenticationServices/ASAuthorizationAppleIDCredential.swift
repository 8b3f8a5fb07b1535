/// Never made here: nobody signs in.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// Empty, unless a test overrides it.
  open var user: String { "" }
  /// Nil, unless a test overrides it.
  open var email: String? { nil }
  /// Nil, unless a test overrides it.
  open var fullName: PersonNameComponents? { nil }
  /// Nil, unless a test overrides it.
  open var identityToken: Data? { nil }
  /// Nil, unless a test overrides it.
  open var authorizationCode: Data? { nil }
  /// Nil, unless a test overrides it.
  open var state: String? { nil }
}
