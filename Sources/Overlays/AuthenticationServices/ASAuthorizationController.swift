/// Remembers its requests; nobody signs in.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Is told nothing; a test calls it.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// - Important: Inert.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// - Important: Inert. Nobody answers.
  open func performRequests() {}
}
