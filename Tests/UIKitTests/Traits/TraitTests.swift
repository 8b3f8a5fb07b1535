import DarkroomUIKit
import Testing

@MainActor
@Suite(.serialized, .tags(.lifecycle))
struct TraitTests {
  @Test func laterCollectionsWin() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])

    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
    #expect(traits.horizontalSizeClass == .unspecified)
  }

  /// As Apple documents `init(traitsFrom:)`: only traits that a collection specifies are merged.
  @Test func unspecifiedValuesOverrideNothing() {
    let phone = UITraitCollection.current
    let unspecified = [
      UITraitCollection(userInterfaceIdiom: .unspecified),
      UITraitCollection(userInterfaceStyle: .unspecified),
      UITraitCollection(layoutDirection: .unspecified),
      UITraitCollection(displayScale: 0),
      UITraitCollection(displayGamut: .unspecified),
      UITraitCollection(horizontalSizeClass: .unspecified),
      UITraitCollection(verticalSizeClass: .unspecified),
      UITraitCollection(forceTouchCapability: .unknown),
      UITraitCollection(preferredContentSizeCategory: .unspecified),
      UITraitCollection(accessibilityContrast: .unspecified),
      UITraitCollection(userInterfaceLevel: .unspecified),
      UITraitCollection(legibilityWeight: .unspecified),
      UITraitCollection(activeAppearance: .unspecified),
    ]

    #expect(UITraitCollection(traitsFrom: [phone] + unspecified) == phone)
    #expect(unspecified.allSatisfy { $0 == UITraitCollection() })
    #expect(unspecified.allSatisfy(phone.containsTraits))
  }

  @Test func replacingByUnspecifiedGivesATraitUp() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let replaced = dark.replacing(UITraitUserInterfaceStyle.self, value: .unspecified)

    #expect(replaced == UITraitCollection())
    #expect(UITraitCollection(traitsFrom: [dark, replaced]) == dark)
  }

  @Test func containingMeansEqualWhereSpecified() {
    let phone = UITraitCollection.current

    #expect(phone.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
    #expect(!phone.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
  }

  @Test func currentIsRestored() {
    let before = UITraitCollection.current
    var inside = UIUserInterfaceStyle.unspecified

    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      inside = UITraitCollection.current.userInterfaceStyle
    }

    #expect(inside == .dark)
    #expect(UITraitCollection.current == before)
  }

  @Test func overridesReachEverythingBelow() {
    let parent = RecordingView("parent")
    let child = RecordingView("child")
    parent.addSubview(child)

    let log = RecordingView.recording { parent.overrideUserInterfaceStyle = .dark }

    #expect(log == ["parent traits", "child traits"])
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func backgroundsFollowTraitsOnlyWhereTheyDependOnThem() {
    let red = UIColor.red.cgColor
    let view = UIView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let fixed = UIView()
    fixed.backgroundColor = .blue
    let ofLayer = UIView()
    ofLayer.layer.backgroundColor = red
    view.addSubview(fixed)
    view.addSubview(ofLayer)

    view.overrideUserInterfaceStyle = .dark

    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    #expect(fixed.layer.backgroundColor == UIColor.blue.cgColor)
    #expect(ofLayer.layer.backgroundColor == red)

    view.overrideUserInterfaceStyle = .light

    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(ofLayer.layer.backgroundColor == red)
  }

  @Test func overridesCanBeTakenBack() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    child.overrideUserInterfaceStyle = .dark
    child.traitOverrides.layoutDirection = .rightToLeft

    child.overrideUserInterfaceStyle = .unspecified
    let style = child.traitCollection.userInterfaceStyle
    child.traitOverrides.remove(UITraitLayoutDirection.self)

    #expect(style == .light && child.traitCollection.layoutDirection == .leftToRight)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func leavingADarkTreeIsAChange() {
    let parent = UIView()
    parent.overrideUserInterfaceStyle = .dark
    let child = RecordingView("child")
    parent.addSubview(child)

    let log = RecordingView.recording { child.removeFromSuperview() }

    #expect(log.contains("child traits"))
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test func parentsOverrideTheTraitsOfChildControllers() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)

    parent.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .compact), forChild: child)

    #expect(child.traitCollection.verticalSizeClass == .compact)
    #expect(child.view.traitCollection.verticalSizeClass == .compact)
    #expect(parent.traitCollection.verticalSizeClass == .regular)
  }

  @Test func backgroundColorsFollowTheStyle() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    #expect(!isBlack(view))

    view.overrideUserInterfaceStyle = .dark

    #expect(isBlack(view))
  }

  private func isBlack(_ view: UIView) -> Bool {
    (view.layer.backgroundColor?.components?.dropLast().allSatisfy { $0 == 0 }) ?? false
  }

  @Test func theScreenIsAPhoneInPortrait() {
    let traits = UIScreen.main.traitCollection

    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(traits.displayScale == UIScreen.main.scale)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
  }
}
