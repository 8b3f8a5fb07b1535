import DarkroomUIKit
import Testing

final class RecordingController: UIViewController {
  static var log: [String] = []
  let name: String

  init(_ name: String = "vc") {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  static func recording(_ body: () -> Void) -> [String] {
    log = []
    body()
    return log
  }

  private func note(_ event: String) { Self.log.append("\(name) \(event)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing \(view.window != nil)") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove \(parent == nil ? "nil" : "parent")")
  }
}

/// Measures, lifecycle and events: Apple's documentation, upstream's references, logs of real runs.
@MainActor
@Suite(.serialized, .tags(.lifecycle))
struct LifecycleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func theViewLoadsOnceOnFirstUse() {
    let controller = RecordingController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)

    let log = RecordingController.recording {
      _ = controller.view
      controller.loadViewIfNeeded()
    }

    #expect(log == ["vc loadView", "vc didLoad"])
  }

  @Test func aRootControllerAppearsInOrder() {
    let controller = RecordingController()
    controller.loadViewIfNeeded()

    let log = RecordingController.recording { window.rootViewController = controller }

    #expect(
      log == [
        "vc willAppear", "vc isAppearing true", "vc willLayout", "vc didLayout", "vc didAppear",
      ])
    #expect(controller.view.frame == window.bounds)
  }

  @Test func aReplacedRootDisappears() {
    let controller = RecordingController()
    window.rootViewController = controller

    let log = RecordingController.recording { window.rootViewController = nil }

    #expect(log == ["vc willDisappear", "vc didDisappear"])
  }

  @Test func parentsAppearAroundTheirChildren() {
    let parent = RecordingController("parent")
    let child = RecordingController("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)

    let log = RecordingController.recording { window.rootViewController = parent }

    #expect(
      log.filter { $0.hasSuffix("Appear") } == [
        "parent willAppear", "child willAppear", "child didAppear", "parent didAppear",
      ])
  }

  /// Logs of real runs: what leaves has left before what comes is there.
  @Test func whatIsCoveredHasDisappearedBeforeTheOtherHasAppeared() {
    let (first, second) = (RecordingController("first"), RecordingController("second"))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.isHidden = false
    func appearances(_ change: () -> Void) -> [String] {
      RecordingController.recording(change).filter { $0.hasSuffix("ppear") }
    }
    #expect(
      appearances { navigation.pushViewController(second, animated: false) } == [
        "first willDisappear", "second willAppear", "first didDisappear", "second didAppear",
      ])
    #expect(
      appearances { navigation.popViewController(animated: false) } == [
        "second willDisappear", "first willAppear", "second didDisappear", "first didAppear",
      ])
  }

  @Test func containmentCallsWhatTheContainerDoesNot() {
    let parent = RecordingController("parent")
    let child = RecordingController("child")

    let log = RecordingController.recording {
      parent.addChild(child)
      child.didMove(toParent: parent)
      child.willMove(toParent: nil)
      child.removeFromParent()
    }

    #expect(
      log == [
        "child willMove parent", "child didMove parent", "child willMove nil", "child didMove nil",
      ])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test func appearanceTransitionsReachChildren() {
    let parent = RecordingController("parent")
    let child = RecordingController("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)

    let log = RecordingController.recording {
      parent.beginAppearanceTransition(true, animated: false)
      parent.endAppearanceTransition()
    }

    #expect(
      log == ["parent willAppear", "child willAppear", "child didAppear", "parent didAppear"])
  }

  /// The steps of upstream's `prepareView`: two of each phase for one snapshot.
  @Test func snapshotStepsAppearAndDisappearTwice() {
    let root = UIViewController()
    let controller = RecordingController()
    root.view.addSubview(controller.view)
    root.addChild(controller)

    let log = RecordingController.recording {
      window.rootViewController = root
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
      root.beginAppearanceTransition(false, animated: false)
      root.endAppearanceTransition()
      window.rootViewController = nil
    }

    let phases = log.filter { $0.contains("ppear") && !$0.contains("isAppearing") }
    #expect(
      phases == [
        "vc willAppear", "vc didAppear", "vc willAppear", "vc didAppear",
        "vc willDisappear", "vc didDisappear", "vc willDisappear", "vc didDisappear",
      ])
  }

  @Test func presentationNeedsAWindow() {
    let presenter = UIViewController()

    presenter.present(UIViewController(), animated: false)

    #expect(presenter.presentedViewController == nil)
  }

  @Test func presentingAndDismissingLinkAndUnlink() {
    let presenter = UIViewController()
    let presented = RecordingController()
    presented.modalPresentationStyle = .fullScreen
    window.rootViewController = presenter

    presenter.present(presented, animated: false)
    #expect(presenter.presentedViewController === presented)
    #expect(presented.presentingViewController === presenter)
    #expect(presented.view.window === window && presented.view.frame == window.bounds)

    presented.dismiss(animated: false)
    #expect(presenter.presentedViewController == nil)
    #expect(presented.presentingViewController == nil && presented.view.window == nil)
  }

  /// One stack frame for each would be more than a thread has.
  @Test func childrenNestedAHundredThousandDeepAreFreed() {
    weak var innermost: UIViewController?
    do {
      let root = UIViewController()
      var last = root
      for _ in 0..<100_000 {
        let next = UIViewController()
        last.addChild(next)
        last = next
      }
      innermost = last
    }

    #expect(innermost == nil)
  }
}
