/// A request to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The identifier of a user who signed in before; it is kept and not used.
  open var user: String?
}
