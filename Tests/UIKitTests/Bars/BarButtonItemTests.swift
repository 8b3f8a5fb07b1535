import DarkroomUIKit
import Testing

@MainActor
struct BarButtonItemTests {
  private func bar(_ items: [UIBarButtonItem]) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func box() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }

  private func button(in bar: UIToolbar) -> UIControl? {
    bar.subviews.compactMap { $0 as? UIControl }.first
  }

  @Test func hiddenItemsTakeNoRoom() {
    let (first, second) = (box(), box())
    let item = UIBarButtonItem(customView: first)
    let bar = bar([item, UIBarButtonItem(customView: second)])
    #expect(second.frame.minX == 54)

    item.isHidden = true
    bar.layoutIfNeeded()
    #expect(second.frame.minX == 16)
    #expect(first.superview == nil)
  }

  @Test func aSelectedItemIsWhiteOnItsTint() throws {
    let image = UIImage.colored(.black, 10, 10).withRenderingMode(.alwaysTemplate)
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.tintColor = .red
    let bar = bar([item])
    #expect(bar.drawnRows[22][21] == .redPixel)

    item.isSelected = true
    bar.layoutIfNeeded()
    #expect(bar.drawnRows[22][21] == 0xffff_ffff)
    #expect(bar.drawnRows[22][13] == .redPixel)
    #expect(button(in: bar)?.accessibilityTraits.contains(.selected) == true)
  }

  @Test func aTapSelectsBeforeTheActionRuns() {
    var states: [Bool] = []
    let item = UIBarButtonItem(title: "A", primaryAction: nil)
    item.primaryAction = UIAction { [unowned item] _ in states.append(item.isSelected) }
    item.changesSelectionAsPrimaryAction = true
    let bar = bar([item])
    button(in: bar)?.sendActions(for: .touchUpInside)
    bar.layoutIfNeeded()
    button(in: bar)?.sendActions(for: .touchUpInside)

    #expect(states == [true, false])
  }

  @Test func anItemStandsForItselfInAMenu() throws {
    var taps = 0
    let item = UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in taps += 1 })
    item.title = "Share"
    item.isEnabled = false
    let action = try #require(item.menuRepresentation as? UIAction)
    action.performWithSender(nil, target: nil)

    #expect(action.title == "Share")
    #expect(action.attributes == .disabled)
    #expect(taps == 1)
    #expect(UIBarButtonItem.flexibleSpace().menuRepresentation == nil)
  }

  @Test func aMenuStandsForItsItem() {
    let child = UIAction(title: "Copy") { _ in }
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [child]))

    #expect((item.menuRepresentation as? UIMenu)?.children.first === child)
  }

  @Test func aBackgroundImageLiesBehindTheItem() {
    let item = UIBarButtonItem(title: "i", style: .plain, target: nil, action: nil)
    item.width = 40
    item.setBackgroundImage(.colored(.red, 1, 1), for: .normal, barMetrics: .default)
    let bar = bar([item])

    #expect(bar.drawnRows[10][18] == .redPixel)
    #expect(bar.drawnRows[10][54] == .redPixel)
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
  }

  @Test func aTitleIsMovedByItsAdjustment() throws {
    let item = UIBarButtonItem(title: "Title", style: .plain, target: nil, action: nil)
    let bar = bar([item])
    func label() throws -> UILabel {
      try #require(button(in: bar)?.subviews.compactMap { $0 as? UILabel }.first)
    }
    let before = try label().frame
    item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .default)
    bar.layoutIfNeeded()

    #expect(try label().frame == before.offsetBy(dx: 3, dy: -2))
  }

  @Test func anItemIsAsWideAsItsWidestPossibleTitle() throws {
    let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    let wide = UIBarButtonItem(title: "Disconnected", style: .plain, target: nil, action: nil)
    let wideBar = bar([wide])
    item.possibleTitles = ["On", "Disconnected"]
    let narrowBar = bar([item])

    #expect(button(in: narrowBar)?.frame == button(in: wideBar)?.frame)
  }

  @Test func aLowScreenShowsTheLandscapeImage() {
    let item = UIBarButtonItem(
      image: .colored(.black, 10, 10), landscapeImagePhone: .colored(.black, 4, 4), style: .plain,
      target: nil, action: nil)
    let bar = bar([item])
    #expect(button(in: bar)?.frame.width == 10)

    bar.traitOverrides.verticalSizeClass = .compact
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(button(in: bar)?.frame.width == 4)
  }
}
