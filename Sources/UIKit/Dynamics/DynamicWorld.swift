import DarkroomCoreGraphics
import Foundation

/// The simulation of an animator's items, frame by frame.
///
/// The same behaviors move the same items to the same positions on every machine.
@MainActor
final class DynamicWorld {
  private var bodies: [DynamicBody] = []
  private static let steps = 4

  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies.first { $0.item === item } }

  /// Advances all items by one frame.
  func advance(_ behaviors: [UIDynamicBehavior], by seconds: CGFloat) {
    keepBodies(of: DynamicItems(behaviors.flatMap(\.ownItems)).all)
    for body in bodies { body.traits = DynamicTraits() }
    for behavior in behaviors { behavior.begin(in: self) }
    let step = seconds / CGFloat(Self.steps)
    for _ in 0..<Self.steps {
      for behavior in behaviors { behavior.force(step, in: self) }
      for body in bodies { body.advance(step) }
      for behavior in behaviors { behavior.separate(in: self) }
    }
    for body in bodies { body.writeItem() }
    for behavior in behaviors { behavior.end() }
  }

  private func keepBodies(of items: [any UIDynamicItem]) {
    bodies = items.map { item in body(of: item) ?? DynamicBody(item) }
  }

  var isAtRest: Bool { bodies.allSatisfy(\.isAtRest) }
}
