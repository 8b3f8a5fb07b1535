/// The measures of controls and lists that differ between the looks, in points.
///
/// For the sources of each number see Measures, iOS 26.
package struct InterfaceMetrics: Sendable {
  // MARK: Switches

  package let switchSize: CGSize
  /// The width that SwiftUI reserves for a switch, which overlaps the space after it.
  package let switchLayoutWidth: CGFloat
  let switchThumb: CGSize
  /// Whether the thumb has a soft shadow.
  let switchHasShadow: Bool

  // MARK: Rows

  /// The height of a row with a line of text at the standard text size.
  let rowHeight: CGFloat
  /// The padding above and below the content of a row.
  package let rowPadding: CGFloat
  /// Whether the content of a row is at least as high as a line of body text.
  let rowHoldsBodyLine: Bool
  /// The padding above and below the texts of a cell with the style for subtitles, and the gap between them.
  let subtitleTop: CGFloat
  let subtitleBottom: CGFloat
  let subtitleGap: CGFloat
  /// The gap between the texts in the content configuration for subtitles.
  let configuredSubtitleGap: CGFloat
  /// The text style of subtitles.
  let subtitleStyle: UIFont.TextStyle
  /// The radius of a group's corners.
  package let cardRadius: CGFloat

  // MARK: Separators

  /// The height of a separator; nil for one pixel.
  package let separatorHeight: CGFloat?
  /// Whether separators end where the text of rows does, and not at the edge.
  package let separatorsEndAtText: Bool
  /// Whether the content of a row extends below its separator, so that rows with and without one are equally high.
  let separatorLiesOnContent: Bool

  // MARK: Headers and footers of tables

  /// The height of the header with a title above the first group of a grouped table.
  let groupedFirstTitle: CGFloat
  /// The height of other headers with a title.
  let groupedTitle: CGFloat
  /// The height of other headers with a title below a footer with a text.
  let groupedTitleAfterText: CGFloat
  /// Whether the heights of these headers are rounded up to a pixel.
  let groupedTitlesEndOnPixels: Bool
  /// The gap between the title and the bottom of its header.
  let groupedTitleBottom: CGFloat
  let groupedFooterTop: CGFloat
  let groupedFooterBottom: CGFloat
  /// The text style of headers in groups.
  let groupedTitleStyle: UIFont.TextStyle
  /// Whether headers in groups are in capitals.
  package let capitalizesGroupedTitles: Bool

  // MARK: Headers and footers of lists

  /// The padding around the text of a header in groups.
  package let listHeaderTop: CGFloat
  package let listHeaderBottom: CGFloat
  /// The padding below the text of a footer in groups: in a content configuration, and in SwiftUI.
  let configuredFooterBottom: CGFloat
  package let listFooterBottom: CGFloat
  /// The space in place of a missing footer in SwiftUI: a height, or nil for a line of a footer and 3 points.
  package let missingFooter: CGFloat?
  /// The width of a list from which a SwiftUI list keeps cards 20 points from its edges instead of 16.
  package let wideListMargin: CGFloat
  /// The width of a list from which content keeps 20 points from the edges of its card instead of 16.
  package let wideListInset: CGFloat

  package static var current: InterfaceMetrics {
    InterfaceLook.current == .classic ? classic : liquidGlass
  }
}
