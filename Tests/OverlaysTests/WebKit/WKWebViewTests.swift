import Testing
import WebKit

@MainActor
struct WKWebViewTests {
  private final class Browser: UIViewController, WKNavigationDelegate, WKScriptMessageHandler {
    var finished = 0
    lazy var webView: WKWebView = {
      let configuration = WKWebViewConfiguration()
      configuration.allowsInlineMediaPlayback = true
      configuration.userContentController.add(self, name: "app")
      configuration.userContentController.addUserScript(
        WKUserScript(source: "a()", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
      return WKWebView(frame: .zero, configuration: configuration)
    }()

    override func loadView() {
      webView.navigationDelegate = self
      view = webView
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(navigationAction.navigationType == .linkActivated ? .cancel : .allow) }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished += 1 }

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {}
  }

  private final class Link: WKNavigationAction {
    override var navigationType: WKNavigationType { .linkActivated }
  }

  @Test func aViewRemembersWhatItWasAskedToLoad() throws {
    let browser = Browser()
    browser.loadViewIfNeeded()
    let url = try #require(URL(string: "https://example.com/a"))

    let navigation = browser.webView.load(URLRequest(url: url))

    #expect(navigation != nil)
    #expect(browser.webView.url == url && !browser.webView.isLoading)
    #expect(browser.webView.title == nil && !browser.webView.canGoBack)
    #expect(browser.webView.configuration.allowsInlineMediaPlayback)
    #expect(
      browser.webView.configuration.userContentController.userScripts.map(\.source) == ["a()"])
    browser.webView.loadHTMLString("<p>", baseURL: nil)
    #expect(browser.webView.url?.absoluteString == "about:blank")
    #expect(browser.webView.text == "<p>")
  }

  /// WebKit's documentation: the view has a copy, so that later changes are without effect.
  @Test func aViewHasACopyOfItsConfiguration() {
    let configuration = WKWebViewConfiguration()
    let view = WKWebView(frame: .zero, configuration: configuration)
    configuration.allowsInlineMediaPlayback = true

    #expect(!view.configuration.allowsInlineMediaPlayback)
    #expect(view.configuration.preferences === configuration.preferences)
  }

  @Test func testsCallTheDelegate() {
    let browser = Browser()
    browser.loadViewIfNeeded()
    var policy: WKNavigationActionPolicy?
    browser.webView.navigationDelegate?.webView(
      browser.webView, decidePolicyFor: Link(), decisionHandler: { policy = $0 })
    browser.webView.navigationDelegate?.webView(browser.webView, didFinish: nil)

    #expect(policy == .cancel && browser.finished == 1)
  }

  @Test func scriptsFail() {
    var failure: (any Error)?
    WKWebView().evaluateJavaScript("1") { failure = $1 }

    #expect((failure as? WKError)?.code == .javaScriptExceptionOccurred)
  }

  /// The sentence is WebKit's.
  @Test func twoHandlersOfOneNameRaise() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let browser = Browser()
        browser.webView.configuration.userContentController.add(browser, name: "app")
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Attempt to add script message handler with name 'app'"))
  }
}
