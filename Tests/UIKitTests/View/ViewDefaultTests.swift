import DarkroomQuartzCore
import DarkroomUIKit
import Testing

/// Measures, layers.
@MainActor
@Suite(.tags(.layers))
struct ViewDefaultTests {
  @Test func viewsStretchTheirContentAndDoNotClip() {
    for view in [UIView(), UIImageView()] {
      #expect(view.contentMode == .scaleToFill && !view.clipsToBounds)
    }
  }

  @Test func labelsAndImagesIgnoreTouches() {
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled && UIButton().isUserInteractionEnabled)
  }

  @Test func layersThrowNoShadowUntilAsked() {
    let layer = CALayer()

    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.cornerCurve == .circular && layer.contentsScale == 1)
  }

  @Test func gradientsRunDown() {
    let layer = CAGradientLayer()

    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.locations == nil)
  }

  @Test func barelyVisibleViewsAreNotHit() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: parent.bounds)
    parent.addSubview(child)
    child.alpha = 0.02
    #expect(parent.hitTest(.zero, with: nil) === child)

    child.alpha = 0.01
    #expect(parent.hitTest(.zero, with: nil) === parent)
  }

  /// On the edges: the nearer ones are inside.
  @Test func edgesOfHits() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
    #expect(!view.point(inside: CGPoint(x: 5, y: 10), with: nil))
  }

  @Test func framesOfTurnedAndScaledViews() {
    let view = UIView(frame: rect(10, 10, 20, 40))
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.frame == rect(0, 20, 40, 20))
    #expect(view.bounds == rect(0, 0, 20, 40))

    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
    #expect(view.frame == rect(15, 25, 10, 10))

    view.transform = CGAffineTransform(translationX: 3, y: -4)
    #expect(view.frame == rect(13, 6, 20, 40))
  }

  @Test func boundsGrowAroundTheAnchor() {
    let view = UIView(frame: rect(10, 10, 20, 20))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.frame == rect(20, 0, 20, 20))

    view.bounds.size = CGSize(width: 30, height: 40)
    #expect(view.frame == rect(20, -20, 30, 40))

    view.center = CGPoint(x: 5, y: 5)
    #expect(view.frame == rect(5, -35, 30, 40))
  }

  @Test func viewsChooseTheirLayersActions() {
    final class Quiet: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : super.action(for: layer, forKey: event)
      }
    }

    let (quiet, plain) = (Quiet(), UIView())
    #expect(quiet.layer.action(forKey: "opacity") is NSNull)
    #expect(quiet.layer.action(forKey: "bounds") == nil)
    #expect(plain.layer.action(forKey: "opacity") == nil)
  }
}
