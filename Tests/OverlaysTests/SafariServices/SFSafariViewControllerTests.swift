import SafariServices
import Testing

@MainActor
struct SFSafariViewControllerTests {
  @Test func aControllerRemembersItsPage() throws {
    let url = try #require(URL(string: "https://example.com"))
    let settings = SFSafariViewController.Configuration()
    settings.entersReaderIfAvailable = true
    let controller = SFSafariViewController(url: url, configuration: settings)
    settings.entersReaderIfAvailable = false

    #expect(controller.url == url && controller.configuration.entersReaderIfAvailable)
    #expect(controller.view.backgroundColor == .systemBackground)
  }

  /// The sentence is Safari Services'.
  @Test func onlyPagesOfTheWebAreShown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = SFSafariViewController(url: URL(fileURLWithPath: "/a"))
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The specified URL has an unsupported scheme."))
  }
}
