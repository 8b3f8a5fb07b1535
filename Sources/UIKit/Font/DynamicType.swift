/// The sizes of the text styles in each content size category.
///
/// Point sizes: see Measures, text metrics. Leadings: Apple's Human Interface Guidelines
/// (Typography, Dynamic Type sizes); scaling by them gives that section's `UIFontMetrics` examples.
enum DynamicType {
  /// The columns correspond to `UIContentSizeCategory.ladder`.
  private static let pointSizes: [UIFont.TextStyle: [CGFloat]] = [
    .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
    .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  private static let leadings: [UIFont.TextStyle: [CGFloat]] = [
    .extraLargeTitle: [40, 41, 42, 43, 46, 48, 50, 54, 59, 64, 68, 73],
    .extraLargeTitle2: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]

  /// The point size of a style; an unknown style counts as body, and an unspecified category as large.
  static func pointSize(
    of style: UIFont.TextStyle, at category: UIContentSizeCategory
  ) -> CGFloat {
    sizes(of: style)[category.step]
  }

  /// The sizes from the smallest category to the largest.
  static func sizes(of style: UIFont.TextStyle) -> [CGFloat] {
    pointSizes[style] ?? pointSizes[.body] ?? []
  }

  /// The distance between the baselines of body text of that size, in whole points.
  ///
  /// It is interpolated between the sizes of the categories, and constant beyond them.
  static func leading(ofSize size: CGFloat) -> CGFloat {
    guard let sizes = pointSizes[.body], let leadings = leadings[.body],
      let above = sizes.firstIndex(where: { $0 >= size }), above > 0
    else { return (size * (size > 17 ? 62 / 53 : 19 / 14)).rounded() }
    let share = (size - sizes[above - 1]) / (sizes[above] - sizes[above - 1])
    return (leadings[above - 1] + share * (leadings[above] - leadings[above - 1])).rounded()
  }

  static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// Scales a value as `UIFontMetrics` does: by the leading at the category divided by the leading at `large`.
  static func scaled(
    _ value: CGFloat, style: UIFont.TextStyle, category: UIContentSizeCategory
  ) -> CGFloat {
    let row = leadings[style] ?? leadings[.body] ?? []
    return value * row[category.step] / row[UIContentSizeCategory.large.step]
  }
}
