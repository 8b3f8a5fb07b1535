import DarkroomUIKit
import Foundation
import Testing

/// Presentations that are steered and animated by code of the user's own.
@MainActor
@Suite(.serialized)
struct CustomPresentationTests {
  private final class Drawer: UIPresentationController {
    let dimming = UIView()
    var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
    }
    override func presentationTransitionWillBegin() {
      log.append("will begin")
      dimming.frame = containerView?.bounds ?? .zero
      dimming.alpha = 0
      containerView?.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [dimming] _ in dimming.alpha = 1 }, completion: nil)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("end \(completed)") }
    override func dismissalTransitionWillBegin() { log.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.append("dismissed \(completed)")
    }
  }

  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: isPresenting ? .to : .from),
        let controller = context.viewController(forKey: isPresenting ? .to : .from)
      else { return context.completeTransition(false) }
      if isPresenting {
        view.frame = context.finalFrame(for: controller).offsetBy(dx: 0, dy: 300)
        context.containerView.addSubview(view)
      }
      UIView.animate(
        withDuration: 0.3,
        animations: { view.frame.origin.y += isPresenting ? -300 : 300 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    var drawer: Drawer?
    var interaction: UIPercentDrivenInteractiveTransition?
    var animates = true

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      drawer = Drawer(presentedViewController: presented, presenting: presenting)
      return drawer
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animates ? Slide(isPresenting: true) : nil
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animates ? Slide(isPresenting: false) : nil }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private final class Screen: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIViewController()
  private let screen = Screen()
  private let transitions = Transitions()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = transitions
  }

  private func nextTurns() async {
    for _ in 0..<3 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
  }

  @Test func withoutAnimationTheViewLiesAtOnceWhereTheSteeringSays() throws {
    root.present(screen, animated: false)

    let drawer = try #require(transitions.drawer)
    #expect(screen.view.frame == CGRect(x: 0, y: 500, width: 400, height: 300))
    #expect(screen.view.superview === drawer.containerView)
    #expect(drawer.log == ["will begin", "end true"])
    #expect(screen.presentationController === drawer)
    #expect(drawer.presentingViewController === root)
  }

  @Test func anAnimatorMovesTheViewInAndEndsThePresentation() async throws {
    var completed = false
    root.present(screen, animated: true) { completed = true }
    let drawer = try #require(transitions.drawer)
    #expect(screen.view.frame == CGRect(x: 0, y: 500, width: 400, height: 300))
    #expect(drawer.dimming.alpha == 1)
    #expect(drawer.log == ["will begin"])
    #expect(screen.log == ["will appear"])
    #expect(screen.isBeingPresented)
    #expect(screen.transitionCoordinator != nil)

    await nextTurns()
    #expect(drawer.log == ["will begin", "end true"])
    #expect(screen.log == ["will appear", "did appear"])
    #expect(!screen.isBeingPresented)
    #expect(screen.transitionCoordinator == nil)
    #expect(completed)
  }

  @Test func aDismissalIsAnimatedAndThenTakesEverythingAway() async throws {
    root.present(screen, animated: false)
    let drawer = try #require(transitions.drawer)
    screen.dismiss(animated: true)
    #expect(screen.presentingViewController === root)
    #expect(screen.view.frame.minY == 800)

    await nextTurns()
    #expect(drawer.log == ["will begin", "end true", "will dismiss", "dismissed true"])
    #expect(screen.presentingViewController == nil)
    #expect(root.presentedViewController == nil)
    #expect(screen.view.window == nil)
  }

  @Test func aCancelledInteractiveDismissalLeavesThePresentation() async throws {
    root.present(screen, animated: false)
    let drawer = try #require(transitions.drawer)
    let interaction = UIPercentDrivenInteractiveTransition()
    transitions.interaction = interaction
    screen.dismiss(animated: true)
    interaction.update(0.3)
    await nextTurns()
    #expect(drawer.log.last == "will dismiss")

    interaction.cancel()
    await nextTurns()
    #expect(drawer.log.last == "dismissed false")
    #expect(screen.view.frame.minY == 500)
    #expect(root.presentedViewController === screen)
    #expect(screen.log == ["will appear", "did appear", "will appear", "did appear"])
  }

  @Test func aFinishedInteractiveDismissalEnds() async throws {
    root.present(screen, animated: false)
    let interaction = UIPercentDrivenInteractiveTransition()
    transitions.interaction = interaction
    screen.dismiss(animated: true)
    interaction.finish()

    await nextTurns()
    #expect(root.presentedViewController == nil)
  }

  @Test func controllerAndSteeringDoNotHoldEachOther() {
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      controller.sheetPresentationController?.detents = [.medium()]
      gone = controller
    }
    #expect(gone == nil)
  }
}
