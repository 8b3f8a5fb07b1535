import DarkroomUIKit
import Testing

@MainActor
@Suite(.tags(.autoLayout))
struct ConstraintFrameTests {
  @Test func edgesWithInsets() {
    let scene = LayoutScene(320, 480)
    let view = scene.view()

    scene.layOut([
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -40),
    ])

    #expect(view.frame == CGRect(x: 10, y: 30, width: 290, height: 410))
  }

  @Test func centerAndSize() {
    let scene = LayoutScene(320, 480)
    let view = scene.view()

    scene.layOut([
      view.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor, constant: 15),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 6),
    ])

    #expect(view.frame == CGRect(x: 110, y: 227, width: 100, height: 56))
  }

  /// Multipliers of positions count from the origin of the common superview.
  @Test func positionsWithMultipliers() {
    let scene = LayoutScene(300, 300)
    let a = scene.view()
    let b = scene.view()

    scene.layOut([
      NSLayoutConstraint(
        item: a, attribute: .centerX, relatedBy: .equal, toItem: scene.root, attribute: .centerX,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: a, attribute: .centerY, relatedBy: .equal, toItem: scene.root, attribute: .bottom,
        multiplier: 0.25, constant: 5),
      a.widthAnchor.constraint(equalToConstant: 30), a.heightAnchor.constraint(equalToConstant: 20),
      NSLayoutConstraint(
        item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .right, multiplier: 2,
        constant: 1),
      b.topAnchor.constraint(equalTo: a.topAnchor),
      b.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.1),
      b.heightAnchor.constraint(equalTo: a.heightAnchor, constant: -8),
    ])

    // Center of a: 75, 80. Right edge of a: 90, twice that and 1 is 181.
    #expect(a.frame == CGRect(x: 60, y: 70, width: 30, height: 20))
    #expect(b.frame == CGRect(x: 181, y: 70, width: 30, height: 12))
  }

  @Test func constraintsBetweenCousinsUseTheCommonAncestor() {
    let scene = LayoutScene(200, 200)
    let left = UIView(frame: CGRect(x: 20, y: 10, width: 80, height: 80))
    let right = UIView(frame: CGRect(x: 110, y: 50, width: 80, height: 80))
    scene.root.addSubview(left)
    scene.root.addSubview(right)
    let a = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    left.addSubview(a)
    let b = UIView()
    b.translatesAutoresizingMaskIntoConstraints = false
    right.addSubview(b)

    scene.layOut([
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 100),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 50),
      b.widthAnchor.constraint(equalTo: a.widthAnchor),
      b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
    ])

    // In the root a ends at 32, 24; so b starts at 132, 74, which is 22, 24 in its superview.
    #expect(b.frame == CGRect(x: 22, y: 24, width: 7, height: 16))
  }

  @Test func constantEditedAfterLayoutMovesTheView() {
    let scene = LayoutScene(320, 480)
    let view = scene.add(Box(40, 30))
    let left = view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10)
    scene.layOut([left, view.topAnchor.constraint(equalTo: scene.root.topAnchor)])
    #expect(view.frame == CGRect(x: 10, y: 0, width: 40, height: 30))

    left.constant = 25
    scene.root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 25, y: 0, width: 40, height: 30))
  }

  @Test func deactivationLeavesRoomForLowerPriorities() {
    let scene = LayoutScene(320, 480)
    let view = scene.add(Box(40, 30))
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    scene.layOut([
      wide, view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
    ])
    #expect(view.frame.width == 100)

    wide.isActive = false
    scene.root.layoutIfNeeded()

    #expect(view.frame.width == 40 && !wide.isActive)
  }

  @Test func rootResizedMovesWhatIsPinnedToIt() {
    let scene = LayoutScene(320, 480)
    let view = scene.add(Box(40, 30))
    scene.layOut([
      view.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -10),
      view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -10),
    ])
    #expect(view.frame == CGRect(x: 270, y: 440, width: 40, height: 30))

    scene.root.frame.size = CGSize(width: 200, height: 100)
    scene.root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 150, y: 60, width: 40, height: 30))
  }

  @Test func offsetAnchorsAreDimensions() {
    let scene = LayoutScene(300, 100)
    let a = scene.add(Box(40, 10))
    let b = scene.add(Box(60, 10))
    let c = scene.add(Box(20, 10))

    // Gaps a–b and b–c equal, from edge to edge: (300 - 120) / 2 = 90.
    scene.layOut([
      a.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      c.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
        equalTo: b.rightAnchor.anchorWithOffset(to: c.leftAnchor)),
      a.topAnchor.constraint(equalTo: scene.root.topAnchor),
      b.topAnchor.constraint(equalTo: a.topAnchor), c.topAnchor.constraint(equalTo: a.topAnchor),
    ])

    #expect(a.frame.minX == 0 && b.frame.minX == 130 && c.frame.minX == 280)
  }

  @Test func systemSpacingIsEightPoints() {
    let scene = LayoutScene(300, 100)
    let a = scene.add(Box(40, 10))
    let b = scene.add(Box(60, 10))

    scene.layOut([
      a.leadingAnchor.constraint(
        equalToSystemSpacingAfter: scene.root.leadingAnchor, multiplier: 2),
      a.topAnchor.constraint(equalToSystemSpacingBelow: scene.root.topAnchor, multiplier: 1),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
    ])

    #expect(a.frame == CGRect(x: 16, y: 8, width: 40, height: 10))
    #expect(b.frame == CGRect(x: 64, y: 22, width: 60, height: 10))
  }

  @Test func transformedViewsKeepTheirPlace() {
    let scene = LayoutScene(100, 100)
    let view = scene.view()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)

    scene.layOut([
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])

    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.center == CGPoint(x: 40, y: 40))
    #expect(view.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
  }

  @Test func unconstrainedViewIsNowhere() {
    let scene = LayoutScene(100, 100)
    let view = scene.view()
    view.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
    let box = scene.add(Box(12, 13))

    scene.root.layoutIfNeeded()

    #expect(view.frame == .zero)
    #expect(box.frame == CGRect(x: 0, y: 0, width: 12, height: 13))
  }
}
