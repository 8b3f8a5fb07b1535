import DarkroomUIKit
import Testing

@MainActor
@Suite(.serialized)
struct TintTests {
  @Test func tintIsInheritedAndDefaultsToSystemBlue() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)

    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .red

    #expect(child.tintColor == .red)
  }

  @Test func viewsWithAnOwnTintDoNotHearOfTheirParents() {
    let parent = RecordingView("parent")
    let plain = RecordingView("plain")
    let own = RecordingView("own")
    own.tintColor = .green
    parent.addSubview(plain)
    parent.addSubview(own)

    let log = RecordingView.recording { parent.tintColor = .red }

    #expect(log == ["parent tintColorDidChange", "plain tintColorDidChange"])
  }

  @Test func enteringATintedTreeIsAChange() {
    let parent = UIView()
    parent.tintColor = .red
    let child = RecordingView("child")

    let log = RecordingView.recording { parent.addSubview(child) }

    #expect(log.contains("child tintColorDidChange"))
  }

  @Test func dimmedTintIsGray() throws {
    let view = UIView()
    view.tintColor = .red
    view.tintAdjustmentMode = .dimmed

    var white: CGFloat = 0
    var alpha: CGFloat = 0
    #expect(unsafe view.tintColor.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.299) < 1e-9 && alpha == 1)
  }
}
