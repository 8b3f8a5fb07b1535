import AuthenticationServices
import Testing

@MainActor
struct ASWebAuthenticationSessionTests {
  private final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
    let window = UIWindow()
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      window
    }
  }

  @Test func aSessionIsOpenUntilItIsCanceled() throws {
    let url = try #require(URL(string: "https://example.com/login"))
    var failure: (any Error)?
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { failure = $1 }
    let anchor = Anchor()
    session.presentationContextProvider = anchor

    #expect(session.start() && !session.start())
    #expect(session.url == url && failure == nil)
    session.cancel()
    #expect((failure as? ASWebAuthenticationSessionError)?.code == .canceledLogin)
  }

  @Test func aControllerRemembersItsRequests() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.performRequests()

    #expect(controller.authorizationRequests == [request])
  }
}
