import DarkroomUIKit
import Foundation
import Testing

@MainActor
@Suite(.serialized)
struct PropertyAnimatorTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in
      view.frame.origin.x = 100
      view.alpha = 0
      view.backgroundColor = .white
    }
  }

  private func nextTurn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func blocksRunWhenTheAnimatorStartsNotBefore() {
    let animator = animator()
    #expect(animator.state == .inactive)
    #expect(view.frame.minX == 0)

    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(view.frame.minX == 100)
  }

  @Test func completionsHearOfTheEndOnTheNextTurn() async {
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator()
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    #expect(positions == [])

    await nextTurn()
    #expect(positions == [.end])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
  }

  @Test func reversedAnimatorsEndWhereTheyStarted() async {
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator()
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    animator.isReversed = true

    await nextTurn()
    #expect(positions == [.start])
    #expect(view.frame.minX == 0)
    #expect(view.alpha == 1)
    #expect(view.backgroundColor == nil)
  }

  @Test func stoppingHalfWayLeavesTheValuesOfThatMoment() {
    let animator = animator()
    animator.fractionComplete = 0.25
    #expect(animator.state == .active)
    #expect(!animator.isRunning)

    animator.stopAnimation(true)
    #expect(view.frame == CGRect(x: 25, y: 0, width: 10, height: 10))
    #expect(view.alpha == 0.75)
    #expect(animator.state == .inactive)
  }

  @Test func aCurveIsHeededWhereScrubbingIsNotLinear() {
    let animator = animator(.easeInOut)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    animator.stopAnimation(true)

    // The curve is symmetric: half of the way after half of the time.
    #expect(abs(view.frame.minX - 50) < 1e-9)
  }

  @Test func stoppedAnimatorsFinishWhereTheyAreTold() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator()
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(positions == [])

    animator.finishAnimation(at: .end)
    #expect(positions == [.end])
    #expect(view.frame.minX == 100)
  }

  @Test func aPausedAnimatorDoesNotFinishUntilItIsContinued() async {
    var ended = 0
    let animator = animator()
    animator.addCompletion { _ in ended += 1 }
    animator.startAnimation()
    animator.pauseAnimation()
    await nextTurn()
    #expect(ended == 0)

    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    await nextTurn()
    #expect(ended == 1)
  }

  @Test func laterBlocksOfAnActiveAnimatorRunAtOnceAndAreReversedToo() async {
    let animator = animator()
    animator.startAnimation()
    animator.addAnimations { [view] in view.frame.origin.x = 300 }
    #expect(view.frame.minX == 300)

    animator.isReversed = true
    await nextTurn()
    #expect(view.frame.minX == 0)
  }

  @Test func blocksReadTheDurationOfTheAnimator() {
    var inherited: TimeInterval = 0
    UIViewPropertyAnimator(duration: 3, dampingRatio: 1) {
      inherited = UIView.inheritedAnimationDuration
    }.startAnimation()

    #expect(inherited == 3)
  }

  @Test func curvesHaveAppleControlPoints() {
    let cubic = UICubicTimingParameters(animationCurve: .easeInOut)
    #expect(cubic.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(cubic.controlPoint2 == CGPoint(x: 0.58, y: 1))
    #expect(cubic.timingCurveType == .builtin)
    #expect(UISpringTimingParameters(dampingRatio: 0.5).timingCurveType == .spring)
  }
}
