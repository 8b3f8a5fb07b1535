import DarkroomUIKit
import Testing

@MainActor
struct UIScreenTests {
  @Test func theFixedSpaceIsTheScreens() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 30))
    window.addSubview(view)
    let space = UIScreen.main.fixedCoordinateSpace

    #expect(space.bounds == UIScreen.main.bounds)
    #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 11, y: 22))
  }
}
