extension InterfaceMetrics {
  /// iOS 13 to 18: Measures, control sizes and lists.
  static let classic = InterfaceMetrics(
    switchSize: CGSize(width: 51, height: 31), switchLayoutWidth: 49,
    switchThumb: CGSize(width: 27, height: 27), switchHasShadow: true,
    rowHeight: 44, rowPadding: 11, rowHoldsBodyLine: false,
    subtitleTop: 10, subtitleBottom: 10, subtitleGap: 1, configuredSubtitleGap: 3,
    subtitleStyle: .caption1, cardRadius: 10,
    separatorHeight: nil, separatorsEndAtText: false, separatorLiesOnContent: false,
    groupedFirstTitle: 55.5, groupedTitle: 38, groupedTitleAfterText: 38,
    groupedTitlesEndOnPixels: false, groupedTitleBottom: 7,
    groupedFooterTop: 8, groupedFooterBottom: 8,
    groupedTitleStyle: .footnote, capitalizesGroupedTitles: true,
    listHeaderTop: 17, listHeaderBottom: 6, configuredFooterBottom: 8, listFooterBottom: 10,
    missingFooter: 53 / 3, wideListMargin: 390, wideListInset: 390)

  /// The height of a line of headline text at the standard text size.
  private static let headline: CGFloat = 17 * 1.193_359_4

  /// iOS 26.
  ///
  /// OU means measures that Vercantez/openuikit published of tables on the simulators iPhone 16 and iPhone SE
  /// of iOS 26.1. HA means pictures of home-assistant/iOS at d722d781, 390 points wide at 3x with medium letters.
  static let liquidGlass = InterfaceMetrics(
    // HA, `serverSwitchingScreen.light.png`: the switch from 297 to 360, its thumb from 299 to 336 without a shadow,
    // and the content of the row until 358. OU has the same sizes, measured under Catalyst.
    switchSize: CGSize(width: 63, height: 28), switchLayoutWidth: 61,
    switchThumb: CGSize(width: 37, height: 24), switchHasShadow: false,
    // OU: rows of 52 for a text, 59 for one at XXXL. HA: 51 with medium letters, and 70 for content of 40 points. So
    // the padding is 15, as the margins of cells (OU), and the content is at least a line of body text: 22, 29 and 21.
    rowHeight: 52, rowPadding: 15, rowHoldsBodyLine: true,
    // OU: a row of 62 whose texts of 17 and 15 points start at 9 and 32.5; a configured one of 69.33, at 15.67 and 36.
    subtitleTop: 9, subtitleBottom: 11.5, subtitleGap: 3, configuredSubtitleGap: 0,
    subtitleStyle: .subheadline, cardRadius: 26,
    // HA and OU: one point at two and three pixels per point. HA: as far from both edges of the card as the text.
    separatorHeight: 1, separatorsEndAtText: true, separatorLiesOnContent: true,
    // OU: 55.33 above the first group, 45.33 below a footer with a text and 38 below one without; the footer is 7.67
    // and 6.67 higher than its text. The titles have 17 points, semibold.
    groupedFirstTitle: 35 + headline, groupedTitle: 17.5 + headline,
    groupedTitleAfterText: 25 + headline, groupedTitlesEndOnPixels: true,
    groupedTitleBottom: 19 / 3, groupedFooterTop: 23 / 3, groupedFooterBottom: 20 / 3,
    groupedTitleStyle: .headline, capitalizesGroupedTitles: false,
    // Lists of SwiftUI recorded at 3x: headers of 40.33, footers of 29.67, 18.67 for a missing one, and 17.33 with
    // medium letters (HA). HA, `testLitPickerContentUI.light.png`: the capitals of a header from 387.33 to 399.33 above
    // a card at 413, which puts the text into the middle of its header.
    listHeaderTop: 10, listHeaderBottom: 10, configuredFooterBottom: 6, listFooterBottom: 6,
    missingFooter: nil,
    // HA: cards 16 from the edges at 390; OU: 20 at 393, with content 16 inside the card, and 20 from 414.
    wideListMargin: 393, wideListInset: 414)
}
