import DarkroomUIKit
import Testing

/// Measures, lifecycle and events.
@MainActor
@Suite(.serialized, .tags(.lifecycle))
struct AppearanceRuleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func appearanceIsForwardedUnlessAContainerSaysNo() {
    #expect(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
  }

  @Test func presentedControllersAreReleasedWithTheirPresenter() {
    weak var presenter: UIViewController?
    weak var presented: UIViewController?
    do {
      let (first, second) = (UIViewController(), UIViewController())
      window.rootViewController = first
      first.present(second, animated: false)
      first.dismiss(animated: false)
      window.rootViewController = nil
      presenter = first
      presented = second
    }

    #expect(presenter == nil && presented == nil)
  }

  @Test func traitsChangeBeforeLayout() {
    let view = RecordingView("v", frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()

    let log = RecordingView.recording {
      window.overrideUserInterfaceStyle = .dark
      window.layoutIfNeeded()
    }

    #expect(log == ["v traits", "v layoutSubviews"])
  }

  @Test func viewsNeedLayoutFromTheStart() {
    let view = UIView()
    #expect(view.layer.needsLayout())

    view.layoutIfNeeded()
    #expect(!view.layer.needsLayout())
  }

  @Test func traitCollectionsListedLaterWin() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark),
    ])

    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 2)
  }
}
