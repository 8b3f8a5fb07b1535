import SwiftUI
import Testing
import UIKitTesting

/// Links that no stack of SwiftUI is around.
@MainActor
struct BareLinkTests {
  private struct Page: View {
    var body: some View {
      NavigationLink("Next") { Text("There").navigationTitle("There") }
    }
  }

  /// As a disabled button, of which iOS makes the link there.
  @Test func outsideOfAStackALinkIsDimmed() {
    let picture = Hosted(Page()).picture()

    #expect(picture.pngData() == Hosted(Button("Next") {}.disabled(true)).picture().pngData())
    #expect(picture.pngData() != Hosted(Button("Next") {}).picture().pngData())
  }

  @Test func aLinkWithoutAValueIsDimmed() {
    func picture(_ value: Int?) -> Data? {
      Hosted(
        NavigationStack { NavigationLink("Next", value: value) }
      ).picture().pngData()
    }

    #expect(picture(nil) != picture(1))
  }

  @Test func aLinkInAStackOfUIKitPushesItsPage() throws {
    let controller = UIHostingController(rootView: Page())
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()

    try window.inspect().find(button: "Next").tap()
    window.layoutIfNeeded()

    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.navigationItem.title == "There")
  }
}
