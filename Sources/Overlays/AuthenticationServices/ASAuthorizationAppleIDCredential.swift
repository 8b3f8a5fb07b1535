/// Never made here: nobody signs in.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var state: String? { nil }
}
