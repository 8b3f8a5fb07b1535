/// Makes requests to sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether a user is still signed in.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  public override init() { super.init() }

  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// Completes with `notFound`, before it returns.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
}
