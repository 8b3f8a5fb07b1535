import DarkroomUIKit
import Testing

@MainActor
@Suite(.tags(.layers))
struct HitTestingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  init() { parent.addSubview(child) }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    parent.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func theNearerEdgeIsInsideAndTheFartherOneIsNot() {
    #expect(hit(10, 10) === child)
    #expect(hit(30, 30) === parent)
    #expect(hit(100, 100) == nil)
  }

  @Test func theFrontViewIsFoundFirst() {
    let front = UIView(frame: child.frame)
    parent.addSubview(front)

    #expect(hit(15, 15) === front)
  }

  @Test func hiddenTransparentAndDisabledViewsAreSkipped() {
    child.isHidden = true
    #expect(hit(15, 15) === parent)
    child.isHidden = false
    child.alpha = 0.01
    #expect(hit(15, 15) === parent)
    child.alpha = 0.02
    #expect(hit(15, 15) === child)
    child.isUserInteractionEnabled = false
    #expect(hit(15, 15) === parent)
  }

  @Test func viewsOutsideTheirParentAreNotFound() {
    child.frame.origin = CGPoint(x: 95, y: 0)

    #expect(hit(97, 5) === child)
    #expect(parent.hitTest(CGPoint(x: 105, y: 5), with: nil) == nil)
  }

  @Test func transformsAreUndone() {
    child.transform = CGAffineTransform(scaleX: 2, y: 2)

    #expect(hit(1, 1) === child)
    #expect(hit(39, 39) === child)
    #expect(hit(41, 41) === parent)
  }

  @Test func overridesOfHitTestAndPointInsideAreAsked() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 60, y: 60, width: 2, height: 2))
    parent.addSubview(wide)

    #expect(hit(50, 50) === wide)
  }
}
