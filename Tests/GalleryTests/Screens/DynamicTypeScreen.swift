import UIKit

/// Every text style at one content size category, one under the other.
final class DynamicTypeScreen: UIView {
  private static let styles: [(UIFont.TextStyle, String)] = [
    (.largeTitle, "Large Title"), (.title1, "Title 1"), (.title2, "Title 2"), (.title3, "Title 3"),
    (.headline, "Headline"), (.body, "Body"), (.callout, "Callout"), (.subheadline, "Subheadline"),
    (.footnote, "Footnote"), (.caption1, "Caption 1"), (.caption2, "Caption 2"),
  ]

  init(category: UIContentSizeCategory) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    backgroundColor = .systemBackground
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    var y: CGFloat = 12
    for (style, name) in Self.styles {
      let label = UILabel(
        name, font: .preferredFont(forTextStyle: style, compatibleWith: traits),
        at: CGPoint(x: 16, y: y))
      addSubview(label)
      y = label.frame.maxY + 6
    }
    frame.size.height = y + 6
  }

  required init?(coder: NSCoder) { nil }
}
