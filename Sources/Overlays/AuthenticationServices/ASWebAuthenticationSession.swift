/// Remembers which page it was made for; nobody signs in.
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  package let url: URL
  package let callbackURLScheme: String?
  /// For a test to call.
  package let completionHandler: CompletionHandler
  /// - Important: Inert.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// - Important: Inert.
  open var prefersEphemeralWebBrowserSession = false
  private var isStarted = false

  /// Creates a session that does not begin until `start()`; the handler is called only by `cancel()` or a test.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    url = URL
    self.callbackURLScheme = callbackURLScheme
    self.completionHandler = completionHandler
    super.init()
  }

  /// True until `start()` is called, also after `cancel()`.
  open var canStart: Bool { !isStarted }

  /// True for the first call, which leaves the session open.
  @discardableResult
  open func start() -> Bool {
    defer { isStarted = true }
    return canStart
  }

  /// Completes a session that was started with `canceledLogin`.
  open func cancel() {
    guard isStarted else { return }
    completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin))
  }
}
