import DarkroomUIKit
import Testing

/// Measures, lifecycle and events: Apple's documentation of `UIResponder.next`, logs of real UIKit.
@MainActor
@Suite(.tags(.lifecycle))
struct ResponderChainTests {
  private final class Focusable: UIView {
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let controller = UIViewController()

  @Test func theChainRunsFromViewToApplication() {
    let view = UIView()
    window.rootViewController = controller
    controller.view.addSubview(view)

    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === UIApplication.shared)
    #expect(UIApplication.shared.next == nil)
  }

  @Test func aChildControllersViewHopsToItsController() {
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)

    #expect(child.view.next === child)
    #expect(child.next === controller.view)
  }

  @Test func nothingIsFocusedByRemotesButTheChainIsThere() {
    let view = UIView()
    controller.view.addSubview(view)
    let item: any UIFocusEnvironment = view

    #expect(item.parentFocusEnvironment === controller.view)
    #expect(controller.view.parentFocusEnvironment === controller)
    #expect(item.preferredFocusEnvironments.isEmpty)
    #expect(!view.canBecomeFocused && !view.isFocused)
  }

  @Test func focusNeedsAWindow() {
    let view = Focusable()

    #expect(!view.becomeFirstResponder())
    window.addSubview(view)
    #expect(view.becomeFirstResponder() && view.isFirstResponder)
  }

  @Test func takingFocusMakesThePreviousOneResign() {
    let (first, second) = (Focusable(), Focusable())
    window.addSubview(first)
    window.addSubview(second)
    first.becomeFirstResponder()

    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    second.mayResign = false

    #expect(!first.becomeFirstResponder())
    #expect(second.isFirstResponder)
  }

  @Test func endEditingResignsWhatIsInside() {
    let view = Focusable()
    window.addSubview(view)
    view.becomeFirstResponder()

    #expect(window.endEditing(false))
    #expect(!view.isFirstResponder)
  }

  @Test func touchesAreForwardedToTheNextResponder() {
    final class Catcher: UIViewController {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
      }
    }
    let catcher = Catcher()
    let view = UIView()
    catcher.view.addSubview(view)

    view.touchesBegan([], with: nil)

    #expect(catcher.touches == 1)
  }

  /// Two responders that come after each other: on iOS the program hangs.
  @Test(arguments: ["target", "window", "touch"])
  func aChainWithoutEndIsNamed(_ walk: String) async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { [walk] in
      await MainActor.run { Loop.walk(walk) }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'The responder chain of <"), "\(text.prefix(400))")
    #expect(text.contains("has no end"))
  }

  @MainActor
  private final class Loop: UIView {
    weak var after: UIResponder?
    override var next: UIResponder? { after ?? super.next }
    override var canBecomeFirstResponder: Bool { true }

    static func walk(_ kind: String) {
      let (outer, inner) = (Loop(), Loop())
      outer.addSubview(inner)
      outer.after = inner
      switch kind {
      case "target": _ = inner.target(forAction: Selector("nothing"), withSender: nil)
      case "window": inner.becomeFirstResponder()
      default:
        let touch = UITouch()
        touch.start(at: .zero, in: inner)
        inner.deliverTouches(of: UIEvent(touches: [touch]))
      }
    }
  }
}
