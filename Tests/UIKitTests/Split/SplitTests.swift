import DarkroomUIKit
import Testing

@MainActor
struct SplitTests {
  private let primary = UIViewController()
  private let supplementary = UIViewController()
  private let secondary = UIViewController()

  private func split(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController
  {
    let split = UISplitViewController(style: style)
    split.setViewController(primary, for: .primary)
    if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    return split
  }

  private func show(
    _ split: UISplitViewController, _ width: CGFloat = 1000, _ height: CGFloat = 700,
    isWide: Bool = true
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.traitOverrides.horizontalSizeClass = isWide ? .regular : .compact
    window.rootViewController = split
    window.makeKeyAndVisible()
    return window
  }

  private func frame(_ controller: UIViewController, in window: UIWindow) -> CGRect? {
    guard controller.view.window === window else { return nil }
    let frame = controller.view.convert(controller.view.bounds, to: window)
    return CGRect(
      x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(),
      height: frame.height.rounded())
  }

  @Test func landscapeWindowsShowTwoColumns() {
    let split = split()
    let window = show(split)

    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(primary, in: window)?.width == 320)
    #expect(frame(secondary, in: window)?.maxX == 1000)
    #expect(split.viewControllers.map { $0 is UINavigationController } == [true, true])
    #expect(split.viewController(for: .primary) === primary)
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(primary.splitViewController === split)
  }

  @Test func portraitWindowsShowTheSecondaryColumn() {
    let split = split()
    let window = show(split, 700, 1000)

    #expect(split.displayMode == .secondaryOnly)
    #expect(frame(primary, in: window) == nil)
    #expect(frame(secondary, in: window)?.width == 700)
  }

  @Test func columnsAreShownAndHiddenAndTheDelegateHears() {
    let split = split()
    let delegate = Recorder()
    split.delegate = delegate
    let window = show(split)
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(frame(primary, in: window) == nil)

    split.show(.primary)
    window.layoutIfNeeded()
    #expect(frame(primary, in: window)?.width == 320)
    #expect(
      delegate.heard == [
        "show 0", "mode 1", "hide 0", "mode 2", "show 0",
      ])
  }

  @Test func widthsFollowPreferenceFractionAndLimits() {
    let split = split()
    let window = show(split)
    func width() -> CGFloat? {
      window.layoutIfNeeded()
      return frame(primary, in: window)?.width
    }
    split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(width() == 250)
    split.minimumPrimaryColumnWidth = 280
    #expect(width() == 280)
    split.preferredPrimaryColumnWidth = 400
    #expect(width() == 400)
    split.maximumPrimaryColumnWidth = 360
    #expect(width() == 360)
    #expect(split.primaryColumnWidth == 360)
  }

  @Test func aColumnOverTheSecondaryOneTakesNoRoom() {
    let split = split()
    split.preferredDisplayMode = .oneOverSecondary
    let window = show(split)

    #expect(frame(primary, in: window)?.minX == 0)
    #expect(frame(secondary, in: window)?.width == 1000)
  }

  @Test func thePrimaryColumnMayBeAtTheTrailingEdge() {
    let split = split()
    split.primaryEdge = .trailing
    let window = show(split)

    #expect(frame(primary, in: window)?.maxX == 1000)
    #expect(frame(secondary, in: window)?.minX == 0)
  }

  @Test func threeColumnsStandBesideEachOther() {
    let split = split(.tripleColumn)
    let window = show(split, 1200, 800)
    #expect(frame(primary, in: window) == nil)
    #expect(frame(supplementary, in: window)?.minX == 0)

    split.preferredDisplayMode = .twoBesideSecondary
    window.layoutIfNeeded()
    #expect(frame(primary, in: window)?.minX == 0)
    #expect((frame(supplementary, in: window)?.minX ?? 0) > 319)
    #expect((frame(secondary, in: window)?.minX ?? 0) > 639)
  }

  @Test func theButtonTogglesTheColumns() {
    let split = split()
    let window = show(split)
    split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly)

    split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func narrowWindowsHaveOneStack() throws {
    let split = split()
    let window = show(split, 390, 844, isWide: false)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)

    #expect(split.isCollapsed)
    #expect(navigation.viewControllers == [primary, secondary])
    split.hide(.secondary)
    #expect(navigation.viewControllers == [primary])
    split.show(.secondary)
    window.layoutIfNeeded()
    #expect(navigation.topViewController === secondary)
  }

  @Test func theDelegateChoosesTheTopOfTheStack() throws {
    let split = split()
    let delegate = Recorder()
    delegate.top = .primary
    split.delegate = delegate
    let window = show(split, 390, 844, isWide: false)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)

    #expect(navigation.viewControllers == [primary])
    #expect(frame(primary, in: window)?.width == 390)
    #expect(delegate.heard == ["collapse"])
  }

  @Test func columnsGetTheirStacksBack() throws {
    let split = split()
    let window = show(split, 390, 844, isWide: false)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: false)
    window.frame.size = CGSize(width: 1000, height: 700)
    window.traitOverrides.horizontalSizeClass = .regular
    window.setNeedsLayout()
    window.layoutIfNeeded()
    split.view.layoutIfNeeded()
    let stacks = split.viewControllers.map { ($0 as? UINavigationController)?.viewControllers }

    #expect(!split.isCollapsed)
    #expect(stacks == [[primary], [secondary, detail]])
  }

  @Test func aCompactColumnIsShownAlone() {
    let split = split()
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    let window = show(split, 390, 844, isWide: false)

    #expect(split.viewControllers == [compact])
    #expect(frame(compact, in: window)?.width == 390)
  }

  @Test func aDetailReplacesTheSecondaryColumn() {
    let split = split()
    let window = show(split)
    let detail = UIViewController()
    primary.showDetailViewController(detail, sender: nil)
    window.layoutIfNeeded()

    #expect(split.viewController(for: .secondary) === detail)
    #expect(frame(detail, in: window)?.maxX == 1000)
    #expect(secondary.parent?.parent == nil)
  }

  @Test func controllersOfAListAreTheColumns() {
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    let window = show(split)

    #expect(split.viewControllers == [primary, secondary])
    #expect(frame(primary, in: window)?.width == 320)
  }
}

@MainActor
private final class Recorder: NSObject, UISplitViewControllerDelegate {
  var heard: [String] = []
  var top: UISplitViewController.Column?

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { heard.append("mode \(displayMode.rawValue)") }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { heard.append("show \(column.rawValue)") }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { heard.append("hide \(column.rawValue)") }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapse") }
}
