import SwiftUI
import Testing

@MainActor
struct UIHostingControllerTests {
  @Test func theControllerKeepsItsRootView() {
    let controller = UIHostingController(rootView: Text("a"))

    controller.rootView = Text("b")

    #expect(controller.rootView == Text("b"))
    #expect(controller.isViewLoaded == false)
    #expect(controller.view.backgroundColor == .systemBackground)
  }
}
