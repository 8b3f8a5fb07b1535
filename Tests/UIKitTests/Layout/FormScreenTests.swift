import DarkroomUIKit
import Testing

/// One form on many screens: rows of a caption and a field between the margins, a button below.
@MainActor
struct FormScreenTests {
  private final class Window: UIWindow {
    let area: UIEdgeInsets

    init(_ size: CGSize, _ area: UIEdgeInsets) {
      self.area = area
      super.init(frame: CGRect(origin: .zero, size: size))
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets { area }
  }

  private final class Form: UIViewController {
    let captions = [UILabel(), UILabel()]
    let fields = [Box(-1, 34), Box(-1, 34)]
    let button = Box(120, 44)

    override func viewDidLoad() {
      super.viewDidLoad()
      for (caption, text) in zip(captions, ["Name", "Street"]) {
        caption.text = text
        caption.font = .preferredFont(forTextStyle: .body)
        caption.adjustsFontForContentSizeCategory = true
      }
      let items: [UIView] = captions as [UIView] + fields as [UIView] + [button]
      for item in items {
        item.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(item)
      }
      let margins = view.layoutMarginsGuide
      for (index, (caption, field)) in zip(captions, fields).enumerated() {
        caption.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let above =
          index == 0 ? view.safeAreaLayoutGuide.topAnchor : fields[index - 1].bottomAnchor
        NSLayoutConstraint.activate([
          caption.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          caption.widthAnchor.constraint(equalToConstant: 90),
          caption.firstBaselineAnchor.constraint(equalTo: field.topAnchor, constant: 24),
          field.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 10),
          field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          field.topAnchor.constraint(equalTo: above, constant: 12),
        ])
      }
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
    }
  }

  private func show(
    _ size: CGSize, _ area: UIEdgeInsets, category: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false
  ) -> (Form, Window) {
    let form = Form()
    let window = Window(size, area)
    window.traitOverrides.preferredContentSizeCategory = category
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    window.rootViewController = form
    window.layoutIfNeeded()
    return (form, window)
  }

  private func isAmbiguous(_ form: Form) -> Bool {
    form.view.subviews.contains { $0.hasAmbiguousLayout }
  }

  /// Size, safe area (top, left, bottom, right), then the first field and the button.
  ///
  /// Margins are 16 points, 20 where the shorter side has more than 393; the caption takes 90 and 10.
  private static let screens: [(CGSize, UIEdgeInsets, CGRect, CGRect)] = [
    // iPhone SE
    (
      CGSize(width: 320, height: 568), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      CGRect(x: 116, y: 32, width: 188, height: 34), CGRect(x: 100, y: 524, width: 120, height: 44)
    ),
    // iPhone 8
    (
      CGSize(width: 375, height: 667), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      CGRect(x: 116, y: 32, width: 243, height: 34),
      CGRect(x: 127.5, y: 623, width: 120, height: 44)
    ),
    // iPhone 13
    (
      CGSize(width: 390, height: 844), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      CGRect(x: 116, y: 59, width: 258, height: 34), CGRect(x: 135, y: 766, width: 120, height: 44)
    ),
    // iPhone 13, landscape
    (
      CGSize(width: 844, height: 390), UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
      CGRect(x: 163, y: 12, width: 618, height: 34), CGRect(x: 362, y: 325, width: 120, height: 44)
    ),
    // iPhone 15 Pro Max
    (
      CGSize(width: 430, height: 932), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      CGRect(x: 120, y: 71, width: 290, height: 34), CGRect(x: 155, y: 854, width: 120, height: 44)
    ),
    // iPad Pro 11, landscape
    (
      CGSize(width: 1194, height: 834), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      CGRect(x: 120, y: 36, width: 1054, height: 34),
      CGRect(x: 537, y: 770, width: 120, height: 44)
    ),
    // iPad Pro 11, half and a third of it
    (
      CGSize(width: 592, height: 834), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      CGRect(x: 120, y: 36, width: 452, height: 34), CGRect(x: 236, y: 770, width: 120, height: 44)
    ),
    (
      CGSize(width: 375, height: 834), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      CGRect(x: 116, y: 36, width: 243, height: 34),
      CGRect(x: 127.5, y: 770, width: 120, height: 44)
    ),
  ]

  @Test(arguments: 0..<8)
  func framesOnEveryScreen(index: Int) {
    LayoutScene.at(scale: 2) {
      let (size, area, field, button) = Self.screens[index]
      let (form, window) = show(size, area)

      #expect(form.fields[0].frame == field && form.button.frame == button)
      #expect(form.fields[1].frame == field.offsetBy(dx: 0, dy: 46))
      #expect(!isAmbiguous(form))
      withExtendedLifetime(window) {}
    }
  }

  @Test(arguments: 0..<8)
  func framesFromRightToLeft(index: Int) {
    LayoutScene.at(scale: 2) {
      let (size, area, field, button) = Self.screens[index]
      let (form, window) = show(size, area, isRightToLeft: true)

      let mirrored = CGRect(
        x: size.width - field.maxX, y: field.minY, width: field.width, height: field.height)
      #expect(form.fields[0].frame == mirrored && form.button.frame == button)
      #expect(!isAmbiguous(form))
      withExtendedLifetime(window) {}
    }
  }

  /// The caption's baseline stays 24 points below the field's top, whatever its size.
  @Test(
    arguments: [
      (UIContentSizeCategory.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17),
      (.extraLarge, 19), (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23),
      (.accessibilityMedium, 28), (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
      (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    ] as [(UIContentSizeCategory, CGFloat)])
  func everyContentSize(category: UIContentSizeCategory, size: CGFloat) {
    LayoutScene.at(scale: 2) {
      let (form, window) = show(
        CGSize(width: 390, height: 844), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        category: category)
      let caption = form.captions[0]

      // On whole half points: the ascender is 0.9521484 of the size, the line 1.1933594 of it.
      let ascender = (0.952_148_4 * size * 2).rounded() / 2
      let height = (1.193_359_4 * size * 2).rounded(.up) / 2
      #expect(caption.font.pointSize == size)
      #expect(caption.frame.minX == 16 && caption.frame.width == 90)
      #expect(caption.frame.height == height)
      #expect(abs(caption.frame.minY - (59 + 24 - ascender)) <= 0.5)
      #expect(!isAmbiguous(form))
      withExtendedLifetime(window) {}
    }
  }
}
