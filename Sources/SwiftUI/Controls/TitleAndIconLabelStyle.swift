/// A label with text and icon.
///
/// In a row of a list, the icon is tinted and centered in a column, so that titles are aligned. The widths of the
/// column and of the gap after it are those of UIKit's list cells.
public struct TitleAndIconLabelStyle: LabelStyle {
  @Environment(\.self) private var values

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextLineCenter, spacing: gap) {
      icon(configuration.icon)
        .alignmentGuide(.firstTextLineCenter, computeValue: firstLineCenter)
      configuration.title.alignmentGuide(.firstTextLineCenter, computeValue: firstLineCenter)
    }
  }

  @ViewBuilder
  private func icon(_ icon: Configuration.Icon) -> some View {
    if values.isInListRow {
      icon.defaultForegroundColor(values.listIconColor).frame(width: column)
    } else {
      icon
    }
  }

  /// The gap; nil for the default spacing.
  private var gap: CGFloat? { values.isInListRow ? ListMetrics.labelGap : nil }

  /// The width of the icon's column; nil for the icon's own width.
  ///
  /// At accessibility text sizes there is no column.
  private var column: CGFloat? {
    guard !values.dynamicTypeSize.isAccessibilitySize else { return nil }
    let metrics = UIFontMetrics(forTextStyle: .body)
    return metrics.scaledValue(
      for: ListMetrics.labelColumn, compatibleWith: values.imageTraits)
  }

  /// The middle of the first line's capitals; for a view without text its own middle.
  private func firstLineCenter(_ view: ViewDimensions) -> CGFloat {
    let font: UIFont? = (values.font ?? .body).uiFont(in: values)
    guard let baseline = view[explicit: .firstTextBaseline], let font else {
      return view.height / 2
    }
    return baseline - font.capHeight / 2
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title, at the middle of its first line; in a row of a list, icons share a column.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension VerticalAlignment {
  private enum FirstTextLineCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// The middle of the first line of text.
  fileprivate static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
}
