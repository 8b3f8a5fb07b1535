import Foundation
import Testing

@testable import DarkroomUIKit

/// Items move as their behaviors say, a sixtieth of a second in each frame.
///
/// Units are those that Apple documents: a gravity of 1 is 1,000 points a second each second, a push of 1 makes a view of 100 by 100 points faster by 100 points a second.
@MainActor
struct DynamicMotionTests {
  private let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let view = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))

  private func animator(_ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: window)
    window.addSubview(view)
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
  }

  private func run(_ animator: UIDynamicAnimator, frames: Int) {
    for _ in 0..<frames where animator.isRunning { animator.advance() }
  }

  /// SwiftNotify's notices come so: they have arrived when the action is called for a center within a point.
  @Test(arguments: [0.0, 0.5, 1])
  func aSnapArrivesInHalfASecondAndRests(damping: CGFloat) {
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 300))
    snap.damping = damping
    var arrived = false
    snap.action = {
      arrived = arrived || abs(view.center.x - 100) < 1 && abs(view.center.y - 300) < 1
    }
    let animator = animator(snap)
    #expect(animator.isRunning)
    run(animator, frames: 30)
    #expect(arrived)
    run(animator, frames: 300)
    #expect(!animator.isRunning && hypot(view.center.x - 100, view.center.y - 300) < 0.5)
    #expect(view.transform == .identity)
    snap.snapPoint = .zero
    #expect(animator.isRunning)
  }

  @Test func gravityLetsItemsFall() {
    let animator = animator(UIGravityBehavior(items: [view]))
    run(animator, frames: 60)
    #expect(abs(view.center.y - 550) < 5 && view.center.x == 100)
    #expect(animator.elapsedTime == 1)
    animator.removeAllBehaviors()
    #expect(!animator.isRunning)
  }

  @Test func whatFallsRestsOnTheEdgeAndTheDelegateHears() {
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    let listener = Listener()
    collision.collisionDelegate = listener
    let animator = animator(UIGravityBehavior(items: [view]), collision)
    animator.delegate = listener
    run(animator, frames: 600)
    #expect(!animator.isRunning && abs(view.frame.maxY - 400) < 0.1 && view.frame.minX == 50)
    #expect(listener.events.first == "began nil" && listener.events.last == "paused")
  }

  @Test func elasticItemsBounceOffBoundaries() {
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(
      withIdentifier: NSString("floor"), from: CGPoint(x: 0, y: 300), to: CGPoint(x: 200, y: 300))
    let bounce = UIDynamicItemBehavior(items: [view])
    bounce.elasticity = 0.5
    let listener = Listener()
    collision.collisionDelegate = listener
    let animator = animator(UIGravityBehavior(items: [view]), collision, bounce)
    var highest = CGFloat.infinity
    for _ in 0..<120 {
      animator.advance()
      if listener.events.contains("ended floor") { highest = min(highest, view.frame.maxY) }
    }
    // It fell 200 points; half of the speed is a quarter of the height.
    #expect(listener.events.first == "began floor" && abs(highest - 250) < 8)
  }

  @Test func pushesAreInstantsOrForces() {
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let item = UIDynamicItemBehavior(items: [view])
    let pushed = animator(push, item)
    run(pushed, frames: 60)
    #expect(abs(view.center.x - 200) < 2 && !push.active)
    #expect(abs(item.linearVelocity(for: view).x - 100) < 1e-6)
    pushed.removeAllBehaviors()

    view.center = CGPoint(x: 100, y: 50)
    let force = UIPushBehavior(items: [view], mode: .continuous)
    force.setAngle(0, magnitude: 2)
    let forced = animator(force)
    run(forced, frames: 60)
    #expect(abs(view.center.x - 200) < 2 && force.active)
  }

  @Test func attachedItemsKeepTheirDistanceAndFollowTheAnchor() {
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 150))
    let animator = animator(rod)
    rod.anchorPoint = CGPoint(x: 100, y: 250)
    run(animator, frames: 120)
    #expect(abs(hypot(view.center.x - 100, view.center.y - 250) - 100) < 1)

    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(other)
    let spring = UIAttachmentBehavior(item: other, attachedTo: view)
    (spring.length, spring.frequency, spring.damping) = (40, 2, 1)
    animator.addBehavior(spring)
    run(animator, frames: 300)
    // Nothing stops their turning round each other, which stretches the spring a little.
    #expect(abs(hypot(view.center.x - other.center.x, view.center.y - other.center.y) - 40) < 4)
  }

  @Test func itemsDoNotPassThroughEachOther() {
    let other = UIView(frame: CGRect(x: 50, y: 250, width: 100, height: 100))
    window.addSubview(other)
    let anchored = UIDynamicItemBehavior(items: [other])
    anchored.isAnchored = true
    let animator = animator(
      UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view, other]), anchored)
    run(animator, frames: 200)
    #expect(abs(view.frame.maxY - 250) < 0.5 && other.frame.minY == 250)
  }

  @Test func aFrameIsTheSameOnEachRun() {
    func places() -> [CGPoint] {
      let item = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      let animator = UIDynamicAnimator(referenceView: window)
      let spring = UIAttachmentBehavior(
        item: item, offsetFromCenter: UIOffset(horizontal: 5, vertical: 5),
        attachedToAnchor: CGPoint(x: 90, y: 10))
      (spring.frequency, spring.damping) = (1, 0.2)
      animator.addBehavior(spring)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      return (0..<50).map { _ in
        animator.advance()
        return item.center
      }
    }
    #expect(places() == places())
  }

  private final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var events: [String] = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { events.append("began \((identifier as? NSString).map { "\($0)" } ?? "nil")") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { events.append("ended \((identifier as? NSString).map { "\($0)" } ?? "nil")") }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("paused") }
  }
}
