import DarkroomUIKit
import Testing

/// A keyboard that is not there is docked: near the bottom, away from all other edges.
@MainActor
struct TrackingGuideTests {
  @Test func constraintsForTheBottomAreActive() {
    let scene = LayoutScene(100, 200)
    let guide = scene.root.keyboardLayoutGuide
    let view = scene.add(Box(10, 10))
    let near = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let top = view.topAnchor.constraint(equalTo: scene.root.topAnchor)
    let middle = view.centerXAnchor.constraint(equalTo: guide.centerXAnchor)

    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([top], activeWhenNearEdge: .top)
    guide.setConstraints([middle], activeWhenAwayFrom: [.leading, .trailing])
    scene.root.layoutIfNeeded()

    #expect(near.isActive && middle.isActive && !top.isActive)
    #expect(view.frame == CGRect(x: 45, y: 190, width: 10, height: 10))
    #expect(guide.constraints(activeWhenNearEdge: .top).first === top)
    #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]).first === middle)
  }

  @Test func anEdgeIsSetAnewAndAllAreRemoved() {
    let scene = LayoutScene(100, 200)
    let guide = scene.root.keyboardLayoutGuide
    let view = scene.add(Box(10, 10))
    let first = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let second = view.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -5)

    guide.setConstraints([first], activeWhenNearEdge: .bottom)
    guide.setConstraints([second], activeWhenNearEdge: .bottom)
    #expect(!first.isActive && second.isActive)

    guide.removeAllTrackedConstraints()
    #expect(!second.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }

  @Test func withoutTheSafeAreaTheGuideEndsAtTheBottom() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 170, width: 100, height: 30))

    guide.usesBottomSafeArea = false

    #expect(guide.layoutFrame == CGRect(x: 0, y: 200, width: 100, height: 0))
  }

  @Test func barGuidesAreTheStripsOutsideTheSafeArea() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      view.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor, multiplier: 2),
    ])
    window.layoutIfNeeded()

    #expect(controller.topLayoutGuide.length == 10 && controller.bottomLayoutGuide.length == 30)
    #expect(view.frame == CGRect(x: 0, y: 15, width: 20, height: 155))
  }
}
