import DarkroomUIKit
import Foundation
import Testing

/// `beginAnimations` and `commitAnimations`, as Apple's documentation of the deprecated methods has them.
@MainActor
struct BegunAnimationTests {
  private final class Delegate: NSObject {
    var told: [String] = []
    func started(_ name: String, context: UnsafeMutableRawPointer?) { told.append("\(name) began") }
    func stopped(_ name: String, finished: NSNumber, context: UnsafeMutableRawPointer?) {
      told.append("\(name) \(finished) \(unsafe context == nil)")
    }
  }

  @Test func valuesAreFinalAtOnceAndTheBlockHasItsDuration() {
    let view = UIView()
    unsafe UIView.beginAnimations("fade", context: nil)
    #expect(UIView.inheritedAnimationDuration == 0.2)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationCurve(.easeIn)
    view.alpha = 0.5
    #expect(view.alpha == 0.5 && UIView.inheritedAnimationDuration == 0.5)
    unsafe UIView.beginAnimations(nil, context: nil)
    #expect(UIView.inheritedAnimationDuration == 0.2)
    UIView.commitAnimations()
    #expect(UIView.inheritedAnimationDuration == 0.5)
    UIView.commitAnimations()

    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.commitAnimations()
    UIView.setAnimationDuration(3)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func theDelegateHearsOfStartAndEnd() async {
    let delegate = Delegate()
    unsafe UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationWillStart(
      unsafe Selector("animationWillStart:context:", Delegate.started(_:context:)))
    UIView.setAnimationDidStop(
      unsafe Selector(
        "animationDidStop:finished:context:", Delegate.stopped(_:finished:context:)))
    #expect(delegate.told.isEmpty)
    UIView.commitAnimations()
    #expect(delegate.told == ["fade began"])

    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.told == ["fade began", "fade 1 true"])
  }
}
