import DarkroomUIKit
import Testing

/// `minimumContentSizeCategory` and its sibling of iOS 15: they limit a view and what is below it.
@MainActor
struct ContentSizeCategoryLimitTests {
  @Test func theTextSizesOfASubtreeStayWithinTheLimits() {
    let window = UIWindow()
    let outer = UIView()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(outer)
    outer.addSubview(label)
    outer.maximumContentSizeCategory = .extraLarge

    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(
      label.font.pointSize
        == UIFont.preferredFont(
          forTextStyle: .body,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraLarge)
        ).pointSize)
    #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)

    outer.minimumContentSizeCategory = .medium
    window.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(label.traitCollection.preferredContentSizeCategory == .medium)
    window.traitOverrides.preferredContentSizeCategory = .large
    #expect(label.traitCollection.preferredContentSizeCategory == .large)

    outer.minimumContentSizeCategory = nil
    outer.maximumContentSizeCategory = nil
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
  }

  @Test func limitsThatWereSetCanBeRead() {
    let view = UIView()
    #expect(view.minimumContentSizeCategory == nil && view.maximumContentSizeCategory == nil)

    let inner = UIView()
    view.addSubview(inner)
    view.minimumContentSizeCategory = .small
    inner.maximumContentSizeCategory = .accessibilityMedium

    #expect(view.minimumContentSizeCategory == .small)
    #expect(
      inner.appliedContentSizeCategoryLimitsDescription
        == """
        UIView: UICTContentSizeCategoryL, maximum UICTContentSizeCategoryAccessibilityM
        UIView: UICTContentSizeCategoryL, minimum UICTContentSizeCategoryS
        """)
  }

  @Test func subclassesOverrideTheLimits() {
    final class Fixed: UIView {
      override var minimumContentSizeCategory: UIContentSizeCategory? {
        get { super.minimumContentSizeCategory }
        set { super.minimumContentSizeCategory = newValue }
      }
      override var forFirstBaselineLayout: UIView { subviews.first ?? self }
    }
    let view = Fixed()
    view.minimumContentSizeCategory = .large

    #expect(view.minimumContentSizeCategory == .large)
  }

  private func adjusts(_ view: some UIContentSizeCategoryAdjusting) -> Bool {
    view.adjustsFontForContentSizeCategory
  }

  @Test func viewsOfTextAdjust() {
    #expect(!adjusts(UILabel()) && !adjusts(UITextField()) && !adjusts(UITextView()))
  }
}
