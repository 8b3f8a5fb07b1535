open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
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
