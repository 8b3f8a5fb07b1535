import DarkroomUIKit
import Testing

/// Behaviors keep their items and values.
@MainActor
struct DynamicAnimatorTests {
  @Test func anAnimatorKnowsItsBehaviorsAndTheirItems() {
    final class Trace: UIDynamicBehavior {
      var moves: [UIDynamicAnimator?] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator)
      }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let near = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let far = UIView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
    let animator = UIDynamicAnimator(referenceView: view)
    let gravity = UIGravityBehavior(items: [near])
    let trace = Trace()
    trace.addChildBehavior(UISnapBehavior(item: far, snapTo: .zero))
    animator.addBehavior(gravity)
    animator.addBehavior(gravity)
    animator.addBehavior(trace)

    #expect(
      animator.behaviors.map(ObjectIdentifier.init) == [gravity, trace].map(ObjectIdentifier.init))
    #expect(trace.childBehaviors.first?.dynamicAnimator === animator)
    #expect(
      animator.items(in: CGRect(x: 0, y: 0, width: 20, height: 20)).map(ObjectIdentifier.init) == [
        ObjectIdentifier(near)
      ])
    #expect(animator.items(in: view.bounds).count == 2)
    #expect(animator.isRunning && near.frame.origin == .zero)

    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil && !animator.isRunning)
    #expect(trace.moves.count == 2 && trace.moves[0] === animator && trace.moves[1] == nil)
  }

  @Test func behaviorsKeepWhatTheyAreTold() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let bounce = UIDynamicItemBehavior(items: [view])
    bounce.addLinearVelocity(CGPoint(x: 1, y: 2), for: view)
    bounce.addLinearVelocity(CGPoint(x: 1, y: 2), for: view)
    #expect(bounce.linearVelocity(for: view) == CGPoint(x: 2, y: 4))
    #expect(bounce.linearVelocity(for: UIView()) == .zero)
    bounce.addItem(view)
    #expect(bounce.items.count == 1)
    bounce.removeItem(view)
    #expect(bounce.items.isEmpty)

    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(push.magnitude == 5)
    push.setAngle(0, magnitude: 2)
    #expect(push.pushDirection == CGVector(dx: 2, dy: 0))
    #expect(UIGravityBehavior(items: []).gravityDirection.dy == 1)

    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 5, y: 9))
    #expect(spring.length == 4 && spring.attachedBehaviorType == .anchor)
    let pair = UIAttachmentBehavior(item: view, attachedTo: UIView())
    #expect(pair.items.count == 2 && pair.attachedBehaviorType == .items)
  }

  @Test func boundariesAreKnownByTheirIdentifiers() {
    let collision = UICollisionBehavior(items: [])
    collision.addBoundary(withIdentifier: NSString("floor"), from: .zero, to: CGPoint(x: 10, y: 0))
    collision.addBoundary(
      withIdentifier: NSString("floor"),
      for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2)))

    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: NSString("floor"))?.bounds.width == 4)
    collision.removeBoundary(withIdentifier: NSString("floor"))
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test func groupsAndAttributesAreItems() {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let second = UIView(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
    let group = UIDynamicItemGroup(items: [first, second])
    #expect(
      group.center == CGPoint(x: 15, y: 5) && group.bounds.size == CGSize(width: 30, height: 10))

    let layout = UICollectionViewFlowLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    animator.addBehavior(UIAttachmentBehavior(item: attributes, attachedToAnchor: .zero))
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === attributes)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 4, section: 0)) == nil)
  }
}
