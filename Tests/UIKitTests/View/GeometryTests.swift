import DarkroomQuartzCore
import DarkroomUIKit
import Testing

@MainActor
@Suite(.tags(.layers))
struct GeometryTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func frameSetsBoundsAndCenter() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test func growingBoundsKeepTheCenter() {
    view.bounds.size = CGSize(width: 50, height: 60)

    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 60))
  }

  @Test func theFrameOfATransformedViewIsItsBoundingBox() {
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)

    #expect(view.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
  }

  @Test func settingATransformedFrameDividesTheBounds() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)

    #expect(view.bounds.size == CGSize(width: 10, height: 5))
    #expect(view.center == CGPoint(x: 10, y: 5))
  }

  @Test func theAnchorPointIsWhereTheCenterLies() {
    view.layer.anchorPoint = .zero

    #expect(view.frame.origin == CGPoint(x: 25, y: 40))
  }

  @Test func pointsConvertThroughBoundsAndTransforms() {
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.addSubview(child)
    view.bounds.origin = CGPoint(x: 0, y: 100)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)

    #expect(child.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: -73))
    #expect(child.convert(CGPoint(x: 16, y: -73), from: nil) == CGPoint(x: 1, y: 2))
    #expect(child.convert(child.bounds, to: view) == child.frame)
  }

  @Test func sizeToFitKeepsTheOrigin() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 9) }
    }
    let fixed = Fixed(frame: CGRect(x: 3, y: 4, width: 100, height: 100))

    fixed.sizeToFit()

    #expect(fixed.frame == CGRect(x: 3, y: 4, width: 7, height: 9))
  }

  @Test func coordinateSpacesConvertToTheScreen() {
    let window = UIWindow(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    window.addSubview(view)

    let onScreen = view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)

    #expect(onScreen == CGPoint(x: 110, y: 20))
  }
}
