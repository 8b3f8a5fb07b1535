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

  public static func cell() -> UIListContentConfiguration {
    var cell = row(.subheadline, .secondaryLabel)
    cell.textToSecondaryTextVerticalPadding = 4
    return cell
  }

  public static func subtitleCell() -> UIListContentConfiguration {
    let metrics = InterfaceMetrics.current
    var cell = row(metrics.subtitleStyle, .secondaryLabel)
    cell.textToSecondaryTextVerticalPadding = metrics.configuredSubtitleGap
    return cell
  }

  public static func valueCell() -> UIListContentConfiguration {
    var cell = row(.body, .secondaryLabel)
    cell.prefersSideBySideTextAndSecondaryText = true
    return cell
  }

  public static func sidebarCell() -> UIListContentConfiguration { sidebar(cell()) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    sidebar(subtitleCell())
  }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebar(cell()) }
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

  public static func plainHeader() -> UIListContentConfiguration {
    edge(.headline, .label, top: 4, bottom: 4)
  }

  public static func plainFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel, top: 8, bottom: 8)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    let metrics = InterfaceMetrics.current
    var header = edge(
      metrics.groupedTitleStyle, .secondaryLabel, top: metrics.listHeaderTop,
      bottom: metrics.listHeaderBottom)
    if metrics.capitalizesGroupedTitles { header.textProperties.transform = .uppercase }
    return header
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    edge(
      .footnote, .secondaryLabel, top: 8,
      bottom: InterfaceMetrics.current.configuredFooterBottom)
  }

  public static func sidebarHeader() -> UIListContentConfiguration {
    edge(.headline, .label, top: 11, bottom: 11)
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    edge(.title3, .label, top: 17, bottom: 6)
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    edge(.title2, .label, top: 17, bottom: 6)
  }

  public static func header() -> UIListContentConfiguration { plainHeader() }
  public static func footer() -> UIListContentConfiguration { plainFooter() }
}
