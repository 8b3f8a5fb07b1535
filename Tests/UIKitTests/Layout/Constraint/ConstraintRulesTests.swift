import DarkroomUIKit
import Foundation
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

  @Test func prioritiesCrossRequiredUntilTheViewIsLaidOutInAWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (host, view) = (UIView(frame: window.bounds), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    let (wide, narrow) = (
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 20)
    )
    narrow.priority = UILayoutPriority(800)
    NSLayoutConstraint.activate([wide, narrow])
    host.layoutIfNeeded()
    #expect(view.frame.width == 50)

    wide.priority = .defaultHigh
    host.layoutIfNeeded()
    #expect(view.frame.width == 20)

    window.addSubview(host)
    wide.priority = .required
    window.layoutIfNeeded()
    #expect(view.frame.width == 50)

    wide.isActive = false
    wide.priority = .defaultHigh
    wide.isActive = true
    wide.priority = .required
    #expect(wide.isActive)
  }

  @Test func crossingRequiredAfterALayoutInAWindowIsAnException() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      window.addSubview(view)
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      window.layoutIfNeeded()
      width.priority = .defaultHigh
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Mutating a priority from required to not on an installed constraint"))
  }

  @Test func locationsAlongDifferentAxesGoTogether() {
    let scene = LayoutScene(100, 100)
    let (view, other) = (scene.view(), scene.view())
    scene.pin(view, [.top: 30])
    scene.layOut([
      link(view, .left, view, .top, plus: 5), link(other, .bottom, view, .left),
      link(other, .centerX, view, .bottom, times: 2),
    ])

    #expect(view.frame.origin == CGPoint(x: 35, y: 30))
    #expect(other.frame.origin == CGPoint(x: 60, y: 35))
  }

  @Test func aLocationAndALengthAreAnException() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (a, b) = (UIView(), UIView())
      a.addSubview(b)
      _ = NSLayoutConstraint(
        item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .width, multiplier: 1,
        constant: 5)
    }
  }

  @Test func aLengthMultipliedByNothingIsAConstant() {
    let (view, other) = (UIView(), UIView())
    let height = view.heightAnchor.constraint(
      equalTo: other.heightAnchor, multiplier: 0, constant: 7)

    #expect(height.multiplier == 1 && height.constant == 7)
    #expect(height.secondAnchor == nil && height.secondItem == nil)
    #expect(height.secondAttribute == .notAnAttribute)
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
