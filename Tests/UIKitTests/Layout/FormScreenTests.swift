import DarkroomUIKit
import Testing

/// One form on many screens: rows of a caption and a field between the margins, a button below.
@MainActor
@Suite(.tags(.devices, .autoLayout))
struct FormScreenTests {
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
  ) -> (Form, NotchedWindow) {
    let form = Form()
    let window = NotchedWindow(size, area: area)
    window.traitOverrides.preferredContentSizeCategory = category
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    window.rootViewController = form
    window.layoutIfNeeded()
    return (form, window)
  }

  private func isAmbiguous(_ form: Form) -> Bool {
    form.view.subviews.contains { $0.hasAmbiguousLayout }
  }

  /// A screen, or the part of it that an app has; its safe area (top, left, bottom, right), and where
  /// the first field and the button are.
  private struct Screen {
    let size: CGSize
    let area: UIEdgeInsets
    let field: CGRect
    let button: CGRect

    init(_ width: CGFloat, _ height: CGFloat, _ area: [CGFloat], _ field: CGRect, _ button: CGRect)
    {
      size = CGSize(width: width, height: height)
      self.area = UIEdgeInsets(top: area[0], left: area[1], bottom: area[2], right: area[3])
      self.field = field
      self.button = button
    }
  }

  // Margins are 16 points, 20 where the shorter side has more than 393; the caption takes 90 and 10.
  private static let phones: [Screen] = [
    // iPhone SE
    Screen(320, 568, [20, 0, 0, 0], rect(116, 32, 188, 34), rect(100, 524, 120, 44)),
    // iPhone SE, landscape
    Screen(568, 320, [0, 0, 0, 0], rect(116, 12, 436, 34), rect(224, 276, 120, 44)),
    // iPhone 8
    Screen(375, 667, [20, 0, 0, 0], rect(116, 32, 243, 34), rect(127.5, 623, 120, 44)),
    // iPhone 8, landscape
    Screen(667, 375, [0, 0, 0, 0], rect(116, 12, 535, 34), rect(273.5, 331, 120, 44)),
    // iPhone 8 Plus
    Screen(414, 736, [20, 0, 0, 0], rect(120, 32, 274, 34), rect(147, 692, 120, 44)),
    // iPhone 8 Plus, landscape
    Screen(736, 414, [0, 0, 0, 0], rect(120, 12, 596, 34), rect(308, 370, 120, 44)),
    // iPhone X
    Screen(375, 812, [44, 0, 34, 0], rect(116, 56, 243, 34), rect(127.5, 734, 120, 44)),
    // iPhone X, landscape
    Screen(812, 375, [0, 44, 24, 44], rect(160, 12, 592, 34), rect(346, 307, 120, 44)),
    // iPhone XR
    Screen(414, 896, [44, 0, 34, 0], rect(120, 56, 274, 34), rect(147, 818, 120, 44)),
    // iPhone XR, landscape
    Screen(896, 414, [0, 44, 24, 44], rect(164, 12, 668, 34), rect(388, 346, 120, 44)),
    // iPhone 13
    Screen(390, 844, [47, 0, 34, 0], rect(116, 59, 258, 34), rect(135, 766, 120, 44)),
    // iPhone 13, landscape
    Screen(844, 390, [0, 47, 21, 47], rect(163, 12, 618, 34), rect(362, 325, 120, 44)),
    // iPhone 13 mini
    Screen(375, 812, [50, 0, 34, 0], rect(116, 62, 243, 34), rect(127.5, 734, 120, 44)),
    // iPhone 13 Pro Max
    Screen(428, 926, [47, 0, 34, 0], rect(120, 59, 288, 34), rect(154, 848, 120, 44)),
    // iPhone 13 Pro Max, landscape
    Screen(926, 428, [0, 47, 21, 47], rect(167, 12, 692, 34), rect(403, 363, 120, 44)),
    // iPhone 15 Pro
    Screen(393, 852, [59, 0, 34, 0], rect(116, 71, 261, 34), rect(136.5, 774, 120, 44)),
    // iPhone 15 Pro, landscape
    Screen(852, 393, [0, 59, 21, 59], rect(175, 12, 602, 34), rect(366, 328, 120, 44)),
    // iPhone 15 Pro Max
    Screen(430, 932, [59, 0, 34, 0], rect(120, 71, 290, 34), rect(155, 854, 120, 44)),
    // iPhone 15 Pro Max, landscape
    Screen(932, 430, [0, 59, 21, 59], rect(179, 12, 674, 34), rect(406, 365, 120, 44)),
  ]

  private static let pads: [Screen] = [
    // iPad mini
    Screen(768, 1024, [20, 0, 0, 0], rect(120, 32, 628, 34), rect(324, 980, 120, 44)),
    // iPad mini, landscape: whole, two thirds, half, a third
    Screen(1024, 768, [20, 0, 0, 0], rect(120, 32, 884, 34), rect(452, 724, 120, 44)),
    Screen(694, 768, [20, 0, 0, 0], rect(120, 32, 554, 34), rect(287, 724, 120, 44)),
    Screen(507, 768, [20, 0, 0, 0], rect(120, 32, 367, 34), rect(193.5, 724, 120, 44)),
    Screen(320, 768, [20, 0, 0, 0], rect(116, 32, 188, 34), rect(100, 724, 120, 44)),
    // iPad 10.2
    Screen(1080, 810, [20, 0, 0, 0], rect(120, 32, 940, 34), rect(480, 766, 120, 44)),
    Screen(750, 810, [20, 0, 0, 0], rect(120, 32, 610, 34), rect(315, 766, 120, 44)),
    Screen(535, 810, [20, 0, 0, 0], rect(120, 32, 395, 34), rect(207.5, 766, 120, 44)),
    // iPad Pro 10.5
    Screen(1112, 834, [20, 0, 0, 0], rect(120, 32, 972, 34), rect(496, 790, 120, 44)),
    Screen(782, 834, [20, 0, 0, 0], rect(120, 32, 642, 34), rect(331, 790, 120, 44)),
    Screen(551, 834, [20, 0, 0, 0], rect(120, 32, 411, 34), rect(215.5, 790, 120, 44)),
    // iPad Pro 11: landscape and its parts, portrait and its parts
    Screen(1194, 834, [24, 0, 20, 0], rect(120, 36, 1054, 34), rect(537, 770, 120, 44)),
    Screen(809, 834, [24, 0, 20, 0], rect(120, 36, 669, 34), rect(344.5, 770, 120, 44)),
    Screen(592, 834, [24, 0, 20, 0], rect(120, 36, 452, 34), rect(236, 770, 120, 44)),
    Screen(375, 834, [24, 0, 20, 0], rect(116, 36, 243, 34), rect(127.5, 770, 120, 44)),
    Screen(834, 1194, [24, 0, 20, 0], rect(120, 36, 694, 34), rect(357, 1130, 120, 44)),
    Screen(504, 1194, [24, 0, 20, 0], rect(120, 36, 364, 34), rect(192, 1130, 120, 44)),
    Screen(320, 1194, [24, 0, 20, 0], rect(116, 36, 188, 34), rect(100, 1130, 120, 44)),
    // iPad Pro 12.9, the same
    Screen(1366, 1024, [20, 0, 0, 0], rect(120, 32, 1226, 34), rect(623, 980, 120, 44)),
    Screen(981, 1024, [20, 0, 0, 0], rect(120, 32, 841, 34), rect(430.5, 980, 120, 44)),
    Screen(678, 1024, [20, 0, 0, 0], rect(120, 32, 538, 34), rect(279, 980, 120, 44)),
    Screen(375, 1024, [20, 0, 0, 0], rect(116, 32, 243, 34), rect(127.5, 980, 120, 44)),
    Screen(1024, 1366, [20, 0, 0, 0], rect(120, 32, 884, 34), rect(452, 1322, 120, 44)),
    Screen(639, 1366, [20, 0, 0, 0], rect(120, 32, 499, 34), rect(259.5, 1322, 120, 44)),
  ]

  private func check(_ screen: Screen, isRightToLeft: Bool) {
    LayoutScene.at(scale: 2) {
      let (form, window) = show(screen.size, screen.area, isRightToLeft: isRightToLeft)
      let mirrored = CGRect(
        x: screen.size.width - screen.field.maxX, y: screen.field.minY,
        width: screen.field.width, height: screen.field.height)
      let field = isRightToLeft ? mirrored : screen.field

      #expect(form.fields[0].frame == field && form.button.frame == screen.button)
      #expect(form.fields[1].frame == field.offsetBy(dx: 0, dy: 46))
      #expect(!isAmbiguous(form))
      withExtendedLifetime(window) {}
    }
  }

  @Test(arguments: 0..<19) func formsFitEachPhone(index: Int) {
    check(Self.phones[index], isRightToLeft: false)
  }

  @Test(arguments: 0..<24) func padAndItsParts(index: Int) {
    check(Self.pads[index], isRightToLeft: false)
  }

  @Test(arguments: 0..<19) func phoneFromRightToLeft(index: Int) {
    check(Self.phones[index], isRightToLeft: true)
  }

  @Test(arguments: 0..<24) func padFromRightToLeft(index: Int) {
    check(Self.pads[index], isRightToLeft: true)
  }

  /// The caption's baseline stays 24 points below the field's top, at 83, whatever its size: above it
  /// is the ascender, rounded to half points.
  @Test(
    .tags(.textMetrics),
    arguments: [
      (.extraSmall, rect(16, 69.5, 90, 17)), (.small, rect(16, 68.5, 90, 18)),
      (.medium, rect(16, 68, 90, 19.5)), (.large, rect(16, 67, 90, 20.5)),
      (.extraLarge, rect(16, 65, 90, 23)), (.extraExtraLarge, rect(16, 63, 90, 25.5)),
      (.extraExtraExtraLarge, rect(16, 61, 90, 27.5)),
      (.accessibilityMedium, rect(16, 56.5, 90, 33.5)),
      (.accessibilityLarge, rect(16, 51.5, 90, 39.5)),
      (.accessibilityExtraLarge, rect(16, 45, 90, 48)),
      (.accessibilityExtraExtraLarge, rect(16, 38, 90, 56.5)),
      (.accessibilityExtraExtraExtraLarge, rect(16, 32.5, 90, 63.5)),
    ] as [(UIContentSizeCategory, CGRect)])
  func everyContentSize(category: UIContentSizeCategory, caption: CGRect) {
    LayoutScene.at(scale: 2) {
      let (form, window) = show(
        CGSize(width: 390, height: 844), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        category: category)

      #expect(form.captions[0].frame == caption)
      #expect(form.captions[1].frame == caption.offsetBy(dx: 0, dy: 46))
      #expect(form.fields[0].frame == rect(116, 59, 258, 34))
      #expect(!isAmbiguous(form))
      withExtendedLifetime(window) {}
    }
  }
}
