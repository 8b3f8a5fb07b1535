import DarkroomCoreGraphics
import Foundation

extension UIListContentConfiguration {
  static var rowMargins: NSDirectionalEdgeInsets {
    let padding = InterfaceMetrics.current.rowPadding
    return NSDirectionalEdgeInsets(top: padding, leading: 16, bottom: padding, trailing: 16)
  }

  private static func row(
    _ secondaryStyle: UIFont.TextStyle, _ secondaryColor: UIColor
  ) -> UIListContentConfiguration {
    var row = UIListContentConfiguration(
      TextProperties(.body, .label), TextProperties(secondaryStyle, secondaryColor),
      margins: rowMargins)
    row.minimumHeight = UIListContentView.leastRowHeight
    return row
  }

  /// A row with a text, and a gray secondary text below it.
  public static func cell() -> UIListContentConfiguration {
    var cell = row(.subheadline, .secondaryLabel)
    cell.textToSecondaryTextVerticalPadding = 4
    return cell
  }

  /// A row with a text, and a smaller gray text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    let metrics = InterfaceMetrics.current
    var cell = row(metrics.subtitleStyle, .secondaryLabel)
    cell.textToSecondaryTextVerticalPadding = metrics.configuredSubtitleGap
    return cell
  }

  /// A row with a text, and a gray text of the same size at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var cell = row(.body, .secondaryLabel)
    cell.prefersSideBySideTextAndSecondaryText = true
    return cell
  }

  /// A row of a sidebar, whose symbols have a wider column.
  public static func sidebarCell() -> UIListContentConfiguration { sidebar(cell()) }
  /// A row of a sidebar with a secondary text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    sidebar(subtitleCell())
  }
  /// The same as `sidebarCell()` here.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebar(cell()) }
  /// The same as `sidebarSubtitleCell()` here.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebar(subtitleCell())
  }

  private static func sidebar(_ row: UIListContentConfiguration) -> UIListContentConfiguration {
    var row = row
    row.isSidebar = true
    row.imageToTextPadding = 10
    return row
  }

  // MARK: Headers and footers

  private static func edge(
    _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(style, color), TextProperties(style, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16))
  }

  /// The header of a plain list: a headline with 4 points above and below.
  public static func plainHeader() -> UIListContentConfiguration {
    edge(.headline, .label, top: 4, bottom: 4)
  }

  /// The footer of a plain list: a gray footnote with 8 points above and below.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel, top: 8, bottom: 8)
  }

  /// The header of a grouped list; its look depends on the iOS version that is imitated.
  public static func groupedHeader() -> UIListContentConfiguration {
    let metrics = InterfaceMetrics.current
    var header = edge(
      metrics.groupedTitleStyle, .secondaryLabel, top: metrics.listHeaderTop,
      bottom: metrics.listHeaderBottom)
    if metrics.capitalizesGroupedTitles { header.textProperties.transform = .uppercase }
    return header
  }

  /// The footer of a grouped list: a gray footnote.
  public static func groupedFooter() -> UIListContentConfiguration {
    edge(
      .footnote, .secondaryLabel, top: 8,
      bottom: InterfaceMetrics.current.configuredFooterBottom)
  }

  /// The header of a sidebar: a headline with 11 points above and below.
  public static func sidebarHeader() -> UIListContentConfiguration {
    edge(.headline, .label, top: 11, bottom: 11)
  }

  /// A header in `title3`, with 17 points above and 6 below.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    edge(.title3, .label, top: 17, bottom: 6)
  }

  /// A header in `title2`, with 17 points above and 6 below.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    edge(.title2, .label, top: 17, bottom: 6)
  }

  /// The same as `plainHeader()` here.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// The same as `plainFooter()` here.
  public static func footer() -> UIListContentConfiguration { plainFooter() }
}
