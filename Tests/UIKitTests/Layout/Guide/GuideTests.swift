import DarkroomUIKit
import Testing

/// Measures, Auto Layout.
@MainActor
@Suite(.tags(.autoLayout))
struct GuideTests {
  private func pinned(
    _ view: UIView, to guide: UILayoutGuide
  ) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  @Test func safeAreaGuideOfAController() {
    let window = NotchedWindow.uneven()
    let controller = UIViewController()
    window.rootViewController = controller
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate(pinned(view, to: controller.view.safeAreaLayoutGuide))
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 44, width: 298, height: 402))
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == view.frame)

    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 1, right: 0)
    window.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 10, y: 50, width: 298, height: 395))
  }

  @Test func marginsAreBasePlusSafeArea() {
    let window = NotchedWindow.uneven()
    let host = UIView(frame: window.bounds)
    window.addSubview(host)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate(pinned(view, to: host.layoutMarginsGuide))
    window.layoutIfNeeded()

    // 8 with (44, 10, 34, 12) makes 52, 18, 42, 20.
    #expect(view.frame == CGRect(x: 18, y: 52, width: 282, height: 386))

    host.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 12, y: 45, width: 292, height: 398))

    host.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 476))
  }

  @Test func marginAttributesFollowTheMargins() {
    let scene = LayoutScene(200, 100)
    scene.root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let a = scene.view()
    let b = scene.add(Box(10, 10))
    func constraint(
      _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
      _ other: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: scene.root, attribute: other,
        multiplier: 1, constant: 0)
    }

    scene.layOut([
      constraint(a, .left, .leftMargin), constraint(a, .right, .rightMargin),
      constraint(a, .top, .topMargin), constraint(a, .bottom, .bottomMargin),
      constraint(b, .centerX, .centerXWithinMargins),
      constraint(b, .centerY, .centerYWithinMargins),
    ])

    #expect(a.frame == CGRect(x: 20, y: 10, width: 140, height: 60))
    #expect(b.frame == CGRect(x: 85, y: 35, width: 10, height: 10))
  }

  @Test func preservedMarginsReachIn() {
    let scene = LayoutScene(120, 120)
    scene.root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    child.preservesSuperviewLayoutMargins = true
    scene.root.addSubview(child)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(view)

    scene.layOut(pinned(view, to: child.layoutMarginsGuide))

    #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test func directionalMarginsFollowTheDirection() {
    let scene = LayoutScene(200, 100)
    scene.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 5)
    let view = scene.view()
    scene.layOut(pinned(view, to: scene.root.layoutMarginsGuide))
    #expect(view.frame == CGRect(x: 30, y: 0, width: 165, height: 100))

    scene.root.semanticContentAttribute = .forceRightToLeft
    scene.root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 5, y: 0, width: 165, height: 100))
  }

  @Test func readableContentIsTheMarginsUntilTheViewIsWide() {
    for (width, x, readable) in [(390, 8, 374), (936, 8, 920), (1000, 8, 984), (1024, 52, 920)] {
      let scene = LayoutScene(CGFloat(width), 100)
      let view = scene.view()

      scene.layOut(pinned(view, to: scene.root.readableContentGuide))

      #expect(isFrame(view, Double(x), 8, Double(readable), 84))
    }
  }

  @Test func readableContentAnswersBeforeAnyLayout() {
    let narrow = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 100))
    #expect(narrow.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 374, height: 84))
    #expect(wide.readableContentGuide.layoutFrame == CGRect(x: 52, y: 8, width: 920, height: 84))

    wide.frame.size.width = 1124
    #expect(wide.readableContentGuide.layoutFrame == CGRect(x: 102, y: 8, width: 920, height: 84))
  }

  @Test func keyboardGuideReachesToTheBottomOfTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (panel, view) = (UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 80)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: panel.keyboardLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: panel.keyboardLayoutGuide.bottomAnchor),
    ])
    panel.layoutIfNeeded()
    #expect(isFrame(view, 0, 80, 0, 0))

    window.addSubview(panel)
    window.layoutIfNeeded()
    #expect(isFrame(view, 0, 80, 0, 100))
    #expect(isRect(panel.keyboardLayoutGuide.layoutFrame, 0, 80, 100, 100))

    panel.frame.origin.y = 70
    window.layoutIfNeeded()
    #expect(isFrame(view, 0, 80, 0, 50))

    panel.frame.origin.y = 10_000
    window.layoutIfNeeded()
    #expect(isFrame(view, 0, 80, 0, 0))
  }

  @Test func keyboardGuideIsTheStripBelowTheSafeArea() {
    let window = NotchedWindow.uneven()
    let controller = UIViewController()
    window.rootViewController = controller
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
      view.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 0, y: 396, width: 320, height: 50))
    #expect(
      controller.view.keyboardLayoutGuide.layoutFrame
        == CGRect(x: 0, y: 446, width: 320, height: 34))
  }

  @Test func ownGuidesTakePart() {
    let scene = LayoutScene(300, 100)
    let guide = UILayoutGuide()
    scene.root.addLayoutGuide(guide)
    let a = scene.add(Box(30, 10))
    let b = scene.add(Box(50, 10))

    scene.layOut([
      a.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      guide.leftAnchor.constraint(equalTo: a.rightAnchor),
      guide.rightAnchor.constraint(equalTo: b.leftAnchor),
      guide.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 5),
      guide.heightAnchor.constraint(equalToConstant: 20),
      a.topAnchor.constraint(equalTo: guide.topAnchor),
      b.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])

    #expect(guide.layoutFrame == CGRect(x: 30, y: 5, width: 150, height: 20))
    #expect(b.frame == CGRect(x: 180, y: 10, width: 50, height: 10))
    #expect(guide.owningView === scene.root && scene.root.layoutGuides.count == 1)
  }

  @Test func unusedGuideHasNoFrame() {
    let scene = LayoutScene(300, 100)
    let guide = UILayoutGuide()
    scene.root.addLayoutGuide(guide)
    scene.root.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)

    scene.root.removeLayoutGuide(guide)

    #expect(guide.owningView == nil && scene.root.layoutGuides.isEmpty)
  }

  @Test func removedGuideTakesItsConstraintsAlong() {
    let scene = LayoutScene(300, 100)
    let guide = UILayoutGuide()
    scene.root.addLayoutGuide(guide)
    let constraint = guide.widthAnchor.constraint(equalToConstant: 10)
    scene.layOut([constraint])

    scene.root.removeLayoutGuide(guide)

    #expect(!constraint.isActive && scene.root.constraints.isEmpty)
  }
}
