import DarkroomCoreGraphics
public import Foundation

/// Pulls an item to a point.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point to which the item's center moves, in the reference view's coordinates.
  open var snapPoint: CGPoint { didSet { resume() } }
  /// The damping: 0 oscillates most, 1 least.
  open var damping: CGFloat = 0.5 { didSet { resume() } }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  /// Oscillations per second: an item arrives in less than half a second, as on iOS.
  private static let frequency: CGFloat = 3.5

  override func force(_ seconds: CGFloat, in world: DynamicWorld) {
    guard let body = world.body(of: item) else { return }
    let damping = 0.4 + 0.6 * min(max(self.damping, 0), 1)
    let joint = DynamicJoint(
      body: body, arm: .zero, frequency: Self.frequency, damping: damping)
    joint.solve(along: CGVector(dx: 1, dy: 0), error: body.center.x - snapPoint.x, seconds)
    joint.solve(along: CGVector(dx: 0, dy: 1), error: body.center.y - snapPoint.y, seconds)
    guard body.inverseInertia > 0 else { return }
    let pulse = 2 * .pi * Self.frequency
    body.angularVelocity -=
      seconds * (pulse * pulse * body.angle + 2 * damping * pulse * body.angularVelocity)
  }
}
