import DarkroomCoreGraphics
import DarkroomUIKit
import Testing

/// Controllers whose views are shown in other ways than as a child's: Measures, lifecycle and events.
@MainActor
@Suite(.serialized, .tags(.lifecycle))
struct StrayControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func aViewAddedWithoutItsControllerTellsItAllTheSame() {
    let stray = RecordingController("stray")
    let root = UIViewController()
    window.rootViewController = root
    stray.loadViewIfNeeded()

    let appearing = RecordingController.recording { root.view.addSubview(stray.view) }
    let disappearing = RecordingController.recording { stray.view.removeFromSuperview() }

    #expect(appearing.filter { $0.hasSuffix("Appear") } == ["stray willAppear", "stray didAppear"])
    #expect(
      disappearing.filter { $0.hasSuffix("Disappear") } == [
        "stray willDisappear", "stray didDisappear",
      ])
  }

  @Test func thePresenterComesAfterThePresented() {
    let root = UIViewController()
    let presented = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    root.present(presented, animated: false)

    #expect(presented.view.next === presented)
    #expect(presented.next === root)
  }
}
