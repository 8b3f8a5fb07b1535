import DarkroomUIKit
import Testing

/// What constraints are, apart from where they put views.
@MainActor
struct ConstraintRulesTests {
  /// As layout libraries have it.
  private final class LayoutConstraint: NSLayoutConstraint {
    var label: String? {
      get { identifier }
      set { identifier = newValue }
    }
  }

  private func link(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
  }

  @Test func subclassesAreMadeAndActivatedLikeOthers() {
    let scene = LayoutScene(100, 100)
    let view = scene.view()
    let width = LayoutConstraint(
      item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: scene.root,
      attribute: .width, multiplier: 0.5, constant: 3)
    width.label = "half"
    LayoutConstraint.activate([width])

    #expect(scene.root.constraints.first === width && width.identifier == "half")
    #expect(width.firstItem === view && width.secondItem === scene.root)
    #expect(width.firstAttribute == .width && width.secondAttribute == .width)
    #expect(width.relation == .lessThanOrEqual && width.multiplier == 0.5 && width.constant == 3)
    #expect(width.priority == .required && width.isActive)
  }

  @Test func constraintsAreInTheOrderOfTheirActivation() {
    let scene = LayoutScene(100, 100)
    let view = scene.view()
    let made = [
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      view.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
    ]
    NSLayoutConstraint.activate([made[2], made[0], made[1]])
    #expect(scene.root.constraints == [made[2], made[0], made[1]])

    made[2].isActive = false
    made[2].isActive = true
    made[0].isActive = true

    #expect(scene.root.constraints == [made[0], made[1], made[2]])
  }

  @Test func lengthsMayBeMultipliedByNothing() {
    let scene = LayoutScene(100, 100)
    let view = scene.view()
    scene.layOut([
      link(view, .width, scene.root, .width, times: 0, plus: 12),
      link(view, .height, nil, .height, plus: 9),
    ])

    #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 9))
  }

  @Test func aConstantHasNoSecondItem() {
    let height = link(UIView(), .height, nil, .notAnAttribute, plus: 9)

    #expect(height.secondItem == nil && height.secondAttribute == .notAnAttribute)
    #expect(height.secondAnchor == nil && height.firstAnchor.name == "height")
  }

  @Test func prioritiesOfActiveConstraintsChangeBelowRequired() {
    let scene = LayoutScene(100, 100)
    let view = scene.view()
    let (narrow, wide) = (
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 50)
    )
    narrow.priority = .defaultLow
    wide.priority = UILayoutPriority(249)
    scene.layOut([narrow, wide])
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 0))

    wide.priority = UILayoutPriority(999)
    scene.root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 0))

    wide.isActive = false
    wide.priority = .required
    wide.isActive = true
    #expect(wide.priority == .required)
  }

  @Test func crossingRequiredWhileActiveIsAnException() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      width.priority = .defaultHigh
    }
  }

  @Test func itemsWithoutACommonAncestorAreAnException() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (a, b) = (UIView(), UIView())
      a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
    }
  }

  @Test func locationsThatEqualAConstantAreAnException() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (a, b) = (UIView(), UIView())
      a.addSubview(b)
      _ = NSLayoutConstraint(
        item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .left, multiplier: 0,
        constant: 5)
    }
  }

  @Test func leavingTheHierarchyDeactivates() {
    let scene = LayoutScene(100, 100)
    let panel = scene.view()
    let view = UIView()
    panel.addSubview(view)
    let guide = UILayoutGuide()
    panel.addLayoutGuide(guide)
    let outside = view.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
    let toGuide = guide.topAnchor.constraint(equalTo: scene.root.topAnchor)
    let inside = view.topAnchor.constraint(equalTo: panel.topAnchor)
    NSLayoutConstraint.activate([outside, toGuide, inside])

    panel.removeFromSuperview()

    #expect(!outside.isActive && !toGuide.isActive && inside.isActive)
    #expect(scene.root.constraints.isEmpty && panel.constraints == [inside])

    scene.root.addSubview(panel)
    #expect(!outside.isActive && inside.isActive)
  }

  @Test func aGuideMovesToAnotherViewWithoutItsConstraints() {
    let scene = LayoutScene(100, 100)
    let (a, b) = (scene.view(), scene.view())
    let guide = UILayoutGuide()
    a.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true

    guide.owningView = b

    #expect(guide.owningView === b && a.layoutGuides.isEmpty && b.layoutGuides == [guide])
    #expect(!width.isActive)
  }

  @Test(.tags(.autoLayout, .decisions)) func plainViewsHugAt250AndResistAt750() {
    let views: [UIView] = [UIView(), UILabel(), UIButton(), UIImageView(), UITextField()]

    for view in views {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
      #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
      #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    }
  }

  @Test func affectingConstraintsAreThoseOfTheAxis() {
    let scene = LayoutScene(100, 100)
    let view = scene.view()
    let made = [
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ]
    NSLayoutConstraint.activate(made)

    #expect(view.constraintsAffectingLayout(for: .horizontal) == [made[0], made[2]])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [made[1], made[3]])
  }
}
