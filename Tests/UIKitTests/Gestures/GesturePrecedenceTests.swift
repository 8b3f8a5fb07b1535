import Foundation
import Testing

@testable import DarkroomUIKit

/// Who of several recognizers gets a touch: Measures, lifecycle and events.
@MainActor
@Suite(.serialized, .tags(.lifecycle))
struct GesturePrecedenceTests {
  private final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
    func first() { log.append("first") }
    func second() { log.append("second") }
  }

  private final class Permit: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let taps: [UITapGestureRecognizer]

  init() {
    taps = [
      UITapGestureRecognizer(target: pad, action: Selector("first", Pad.first)),
      UITapGestureRecognizer(target: pad, action: Selector("second", Pad.second)),
    ]
    window.addSubview(pad)
    for tap in taps { pad.addGestureRecognizer(tap) }
  }

  private func touch() {
    let touch = UITouch()
    touch.start(at: .zero, in: pad)
    window.sendEvent(UIEvent(touches: [touch]))
    touch.move(to: .zero, phase: .ended)
    window.sendEvent(UIEvent(touches: [touch]))
  }

  @Test func theFirstToRecognizeLetsTheOthersFail() {
    touch()
    #expect(pad.log.filter { ["first", "second"].contains($0) } == ["first"])
  }

  @Test func aDelegateMayAllowBoth() {
    let permit = Permit()
    taps[1].delegate = permit
    touch()
    #expect(pad.log.filter { ["first", "second"].contains($0) } == ["first", "second"])
  }

  @Test func recognizingCancelsTheTouchesOfTheView() {
    touch()
    #expect(pad.log == ["began", "first", "cancelled"])
  }

  @Test func unlessTheRecognizerLeavesThemToTheView() {
    for tap in taps { tap.cancelsTouchesInView = false }
    touch()
    #expect(pad.log == ["began", "first", "ended"])
  }
}
