import DarkroomUIKit
import Testing

/// Images that bars take in place of what they draw themselves.
@MainActor
struct BarImageTests {
  private func navigationBar() -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
    return bar
  }

  @Test func aBackgroundImageReplacesTheMaterial() {
    let bar = navigationBar()
    bar.barTintColor = .green
    bar.setBackgroundImage(.colored(.red, 1, 1), for: .default)
    bar.layoutIfNeeded()

    #expect(bar.drawnRows[2][100] == .redPixel)
    #expect(bar.backgroundImage(for: .default) != nil)
    #expect(bar.backgroundImage(for: .compact) == nil)
  }

  @Test func emptyImagesLeaveNeitherBackgroundNorHairline() {
    let bar = navigationBar()
    bar.barTintColor = .green
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    bar.layoutIfNeeded()
    let image = UIImage.drawn(200, 46) { bar.layer.render(in: $0) }

    #expect(image.pixelRows[2][100] == 0)
    #expect(image.pixelRows[44][100] == 0)
  }

  @Test func aShadowImageStandsBelowTheBarAtItsOwnHeight() {
    let bar = navigationBar()
    bar.shadowImage = .colored(.blue, 1, 3)
    bar.layoutIfNeeded()
    let rows = UIImage.drawn(200, 48) { bar.layer.render(in: $0) }.pixelRows

    #expect((44...47).map { rows[$0][100] } == [.bluePixel, .bluePixel, .bluePixel, 0])
  }

  @Test func aBackIndicatorNeedsAMaskAndTakesTheTint() {
    let bar = navigationBar()
    bar.tintColor = .green
    bar.backIndicatorImage = .colored(.red, 10, 44)
    bar.layoutIfNeeded()
    #expect(bar.drawnRows[1][10] != .greenPixel)

    bar.backIndicatorTransitionMaskImage = .colored(.red, 10, 44)
    bar.layoutIfNeeded()
    #expect(bar.drawnRows[1][10] == .greenPixel)
  }

  @Test func aTitleIsMovedDown() throws {
    let bar = navigationBar()
    bar.layoutIfNeeded()
    let title = try #require(
      bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Second" })
    let before = title.frame
    bar.setTitleVerticalPositionAdjustment(4, for: .default)
    bar.layoutIfNeeded()

    #expect(title.frame == before.offsetBy(dx: 0, dy: 4))
  }

  @Test func aLowScreenHasTheCompactAppearance() {
    let bar = navigationBar()
    let compact = UINavigationBarAppearance()
    compact.configureWithTransparentBackground()
    compact.backgroundColor = .red
    bar.compactAppearance = compact
    bar.layoutIfNeeded()
    #expect(bar.drawnRows[2][100] != .redPixel)

    bar.traitOverrides.verticalSizeClass = .compact
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.drawnRows[2][100] == .redPixel)
  }

  @Test func toolbarsTakeImagesByPosition() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.setBackgroundImage(.colored(.red, 1, 1), forToolbarPosition: .any, barMetrics: .default)
    bar.setBackgroundImage(.colored(.blue, 1, 1), forToolbarPosition: .top, barMetrics: .default)
    bar.layoutIfNeeded()
    #expect(bar.drawnRows[20][50] == .redPixel)

    let delegate = TopDelegate()
    bar.delegate = delegate
    bar.layoutIfNeeded()
    #expect(bar.drawnRows[20][50] == .bluePixel)
    #expect(bar.barPosition == .top)
  }

  @Test func aToolbarsShadowImageReplacesTheHairline() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 2, width: 100, height: 44))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 46))
    container.addSubview(bar)
    bar.setShadowImage(.colored(.red, 1, 2), forToolbarPosition: .any)
    container.layoutIfNeeded()

    #expect(container.drawnRows[0][50] == .redPixel)
    #expect(container.drawnRows[1][50] == .redPixel)
  }

  @Test func blackBarsAreThoseOfTheDarkInterface() throws {
    func middle(_ style: UIBarStyle) throws -> UInt32 {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 40, height: 44))
      bar.barStyle = style
      let container = UIView(frame: bar.frame)
      container.addSubview(bar)
      container.layoutIfNeeded()
      let image = UIImage.drawn(40, 44) { _ in
        container.drawHierarchy(in: container.bounds, afterScreenUpdates: true)
      }
      return image.pixelRows[22][20] & 255
    }

    #expect(try middle(.default) > 200)
    #expect(try middle(.black) < 80)
  }
}

@MainActor
private final class TopDelegate: NSObject, UIToolbarDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}
