import DarkroomUIKit
import Testing

@MainActor
struct FingerTests {
  private func touch(_ view: UIView) -> UITouch {
    let touch = UITouch()
    touch.start(at: CGPoint(x: 5, y: 5), in: view)
    return touch
  }

  private func window(_ views: [UIView]) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 50 * index, y: 0, width: 40, height: 40)
      window.addSubview(view)
    }
    return window
  }

  @Test func aViewHearsOfItsFirstFingerOnly() {
    let view = Listener()
    let window = window([view])
    let fingers = [touch(view), touch(view)]
    window.sendEvent(UIEvent(touches: Set(fingers)))
    #expect(view.begun == [fingers[0]])

    let late = touch(view)
    fingers.forEach { $0.move(to: .zero, phase: .moved) }
    window.sendEvent(UIEvent(touches: Set(fingers + [late])))
    #expect(view.begun == [fingers[0]])
  }

  @Test func aViewForSeveralHearsOfAll() {
    let view = Listener()
    view.isMultipleTouchEnabled = true
    let window = window([view])
    let fingers = [touch(view), touch(view)]
    window.sendEvent(UIEvent(touches: Set(fingers)))

    #expect(Set(view.begun) == Set(fingers))
  }

  @Test func anExclusiveFingerKeepsOthersOut() {
    let (first, second) = (Listener(), Listener())
    first.isExclusiveTouch = true
    let window = window([first, second])
    let finger = touch(first)
    window.sendEvent(UIEvent(touches: [finger]))
    finger.move(to: .zero, phase: .moved)
    let other = touch(second)
    window.sendEvent(UIEvent(touches: [finger, other]))
    other.move(to: .zero, phase: .ended)
    window.sendEvent(UIEvent(touches: [finger, other]))

    #expect(first.begun == [finger])
    #expect(second.begun == [])
    #expect(second.ended == 0)
  }

  @Test func anExclusiveViewIsKeptOutByOthers() {
    let (first, second) = (Listener(), Listener())
    second.isExclusiveTouch = true
    let window = window([first, second])
    let fingers = [touch(first), touch(second)]
    window.sendEvent(UIEvent(touches: Set(fingers)))

    #expect(first.begun == [fingers[0]])
    #expect(second.begun == [])
  }

  @Test func windowsOfAHigherLevelComeLast() {
    let alert = UIWindow()
    alert.windowLevel = .alert
    alert.isHidden = false
    let normal = UIWindow()
    normal.isHidden = false
    let windows = UIApplication.shared.windows
    let places = [normal, alert].compactMap { window in windows.firstIndex { $0 === window } }

    #expect(places.count == 2)
    #expect(places == places.sorted())
  }
}

private final class Listener: UIView {
  var begun: [UITouch] = []
  var ended = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begun += touches }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
}
