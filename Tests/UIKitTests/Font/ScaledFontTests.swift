import DarkroomUIKit
import Testing

/// Apple, "adjustsFontForContentSizeCategory": fonts of `UIFontMetrics` follow a change of category as preferred
/// fonts do.
@MainActor
struct ScaledFontTests {
  private let scaled = UIFontMetrics(forTextStyle: .body)
    .scaledFont(for: .systemFont(ofSize: 16), maximumPointSize: 40)

  private func size(_ category: UIContentSizeCategory, _ make: (UIFont) -> UIView) -> CGFloat? {
    let (parent, child) = (UIViewController(), UIViewController())
    let view = make(scaled)
    child.view.addSubview(view)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: category), forChild: child)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = parent
    window.isHidden = false
    window.layoutIfNeeded()
    return ((view as? UILabel)?.font ?? (view as? UITextField)?.font)?.pointSize
  }

  private func label(_ font: UIFont) -> UIView {
    let label = UILabel()
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.text = "Large"
    return label
  }

  private func field(_ font: UIFont) -> UIView {
    let field = UITextField()
    field.font = font
    field.adjustsFontForContentSizeCategory = true
    return field
  }

  @Test func labelsAndFieldsScaleTheFontAnew() {
    let large = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 16),
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    ).pointSize
    #expect(large > 20)
    #expect(size(.accessibilityLarge, label) == large)
    #expect(size(.accessibilityLarge, field) == large)
    #expect(size(.large, label) == 16)
  }

  @Test func theMaximumHolds() {
    #expect(size(.accessibilityExtraExtraExtraLarge, label) == 40)
  }
}
