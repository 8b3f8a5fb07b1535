import Testing
import UIKit

@testable import SnapshotTesting

@MainActor
struct HitRegionTests {
  private final class Wide: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -7).contains(point)
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func region(of view: UIView) -> CGSize {
    HitRegion.size(
      of: view, frame: view.frame, from: view.convert(view.bounds.middle, to: root), in: root)
  }

  @Test func aViewIsTouchedWhereItIs() {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 30, height: 61))
    root.addSubview(button)

    #expect(region(of: button) == CGSize(width: 30, height: 61))
  }

  @Test func aViewMayBeTouchedAroundItself() {
    let button = Wide(frame: CGRect(x: 50, y: 50, width: 24, height: 30))
    root.addSubview(button)

    #expect(region(of: button) == CGSize(width: 44, height: 44))
  }

  @Test func aParentLimitsIt() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let button = UIButton(frame: CGRect(x: 0, y: 10, width: 100, height: 50))
    root.addSubview(parent)
    parent.addSubview(button)

    #expect(region(of: button) == CGSize(width: 100, height: 30))
  }

  @Test func whatLiesAboveTakesTouches() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let above = UIView(frame: CGRect(x: 60, y: 0, width: 100, height: 50))
    root.addSubview(button)
    root.addSubview(above)

    #expect(region(of: button) == CGSize(width: 60, height: 50))
    above.frame = button.frame
    #expect(region(of: button) == .zero)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
