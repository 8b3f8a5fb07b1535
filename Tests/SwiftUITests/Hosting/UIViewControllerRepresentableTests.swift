import SwiftUI
import Testing

@MainActor
struct UIViewControllerRepresentableTests {
  final class Inner: UIViewController {
    var lines: [String] = []

    override func didMove(toParent parent: UIViewController?) {
      lines.append(parent == nil ? "left" : "moved")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      lines.append("appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      lines.append("disappeared")
    }
  }

  private struct Wrapped: UIViewControllerRepresentable {
    let controller: Inner
    var title = "a"

    func makeUIViewController(context: Context) -> Inner { controller }
    func updateUIViewController(_ controller: Inner, context: Context) {
      controller.title = title
    }
    static func dismantleUIViewController(_ controller: Inner, coordinator: ()) {
      controller.lines.append("dismantled")
    }
  }

  @Test func theControllerIsAChildOfTheHostingController() {
    let inner = Inner()
    let hosting = UIHostingController(rootView: AnyView(Wrapped(controller: inner)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = hosting
    window.isHidden = false
    window.layoutIfNeeded()

    #expect(inner.parent === hosting)
    #expect(inner.view.window === window)
    #expect(inner.view.convert(inner.view.bounds, to: hosting.view) == hosting.view.bounds)
    #expect(inner.lines == ["moved", "appeared"] || inner.lines == ["appeared", "moved"])

    hosting.rootView = AnyView(Wrapped(controller: inner, title: "b"))
    hosting.view.layoutIfNeeded()
    #expect(inner.title == "b")
    #expect(inner.lines.count == 2)

    hosting.rootView = AnyView(EmptyView())
    hosting.view.layoutIfNeeded()
    #expect(inner.parent == nil)
    #expect(inner.lines.suffix(3).sorted() == ["disappeared", "dismantled", "left"])
  }
}
