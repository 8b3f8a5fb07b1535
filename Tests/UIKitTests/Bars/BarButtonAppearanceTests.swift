import DarkroomUIKit
import Testing

/// The looks that bars give to their buttons
/// (developer.apple.com/documentation/uikit/uibarbuttonitemappearance).
@MainActor
struct BarButtonAppearanceTests {
  private func navigationBar(_ change: (UINavigationBarAppearance) -> Void) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "B")
    item.rightBarButtonItems = [
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
      UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil),
    ]
    bar.items = [UINavigationItem(title: "Root"), item]
    let appearance = UINavigationBarAppearance()
    change(appearance)
    // As a bar copies it.
    bar.standardAppearance = UINavigationBarAppearance(barAppearance: appearance)
    bar.layoutIfNeeded()
    return bar
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels($0) + [$0 as? UILabel].compactMap(\.self) }
  }

  private func color(_ text: String, in view: UIView) throws -> UIColor? {
    let label = try #require(labels(view).first { $0.text == text })
    let attributes = unsafe label.attributedText?.attributes(at: 0, effectiveRange: nil)
    return attributes?[.foregroundColor] as? UIColor ?? label.textColor
  }

  @Test func eachKindOfButtonHasItsOwnLook() throws {
    let bar = navigationBar {
      $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      $0.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      $0.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    }

    #expect(try color("Plain", in: bar) == .red)
    #expect(try color("Done", in: bar) == .green)
    #expect(try color("Root", in: bar) == .blue)
  }

  @Test func aDisabledButtonTakesTheLookOfItsState() throws {
    let bar = navigationBar {
      $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      $0.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
    }
    bar.topItem?.rightBarButtonItems?[1].isEnabled = false
    bar.layoutIfNeeded()

    #expect(try color("Plain", in: bar) == .brown)
  }

  @Test func theItemsOwnLookWins() throws {
    let bar = navigationBar {
      $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    }
    bar.topItem?.rightBarButtonItems?[1].setTitleTextAttributes(
      [.foregroundColor: UIColor.cyan], for: .normal)
    bar.layoutIfNeeded()

    #expect(try color("Plain", in: bar) == .cyan)
  }

  @Test func titlesMoveAndBackgroundsAreDrawn() throws {
    let usual = navigationBar { _ in }
    let changed = navigationBar {
      $0.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 5)
      $0.buttonAppearance.normal.backgroundImage = .colored(.red, 1, 1)
    }
    func frame(_ bar: UINavigationBar) throws -> CGRect {
      try #require(labels(bar).first { $0.text == "Plain" }).frame
    }

    #expect(try frame(changed) == frame(usual).offsetBy(dx: 3, dy: 5))
    #expect(changed.drawnRows[1][230] == .redPixel)
  }

  @Test func aBackIndicatorComesWithItsMask() {
    let image = UIImage.colored(.black, 10, 44)
    let both = navigationBar { $0.setBackIndicatorImage(image, transitionMaskImage: image) }
    let one = navigationBar { $0.setBackIndicatorImage(image, transitionMaskImage: nil) }

    #expect(both.standardAppearance.backIndicatorImage != nil)
    #expect(one.standardAppearance.backIndicatorImage == nil)
    #expect(both.drawnRows[2][12] != 0)
    #expect(both.drawnRows[2][12] != one.drawnRows[2][12])
  }

  @Test func toolbarsHaveTheLookOfTheirButtons() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
    let appearance = UIToolbarAppearance()
    appearance.buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()

    #expect(try color("A", in: bar) == .red)
  }
}
