/// A label of text and icon.
///
/// In a row of a list the icon is tinted and stands in the middle of a column, so that titles line up;
/// the column and the gap after it are those of UIKit's list cells.
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

  /// Nil for the distance that views keep by themselves.
  private var gap: CGFloat? { values.isInListRow ? ListMetrics.labelGap : nil }

  /// Nil for an icon that is as wide as it is: where letters are largest there is no column.
  private var column: CGFloat? {
    guard !values.dynamicTypeSize.isAccessibilitySize else { return nil }
    let metrics = UIFontMetrics(forTextStyle: .body)
    return metrics.scaledValue(
      for: ListMetrics.labelColumn, compatibleWith: values.imageTraits)
  }

  /// The middle of the capitals of the first line; of a view without text its own middle.
  private func firstLineCenter(_ view: ViewDimensions) -> CGFloat {
    let font: UIFont? = (values.font ?? .body).uiFont(in: values)
    guard let baseline = view[explicit: .firstTextBaseline], let font else {
      return view.height / 2
    }
    return baseline - font.capHeight / 2
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension VerticalAlignment {
  private enum FirstTextLineCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// The middle of the first line of text.
  fileprivate static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
}
