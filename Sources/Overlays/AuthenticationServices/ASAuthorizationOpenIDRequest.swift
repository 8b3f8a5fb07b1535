/// A request to sign in with what OpenID defines.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// - Important: Inert.
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  /// - Important: Inert.
  open var nonce: String?
}
