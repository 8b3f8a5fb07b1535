/// The dimensions of a list, in points.
///
/// Heights were measured on pictures that iOS 17 and 18 recorded at 3x, and widths on those of iOS 16 to 18. Guesses
/// are marked as such. `InterfaceMetrics` has the dimensions that differ on iOS 26.
struct ListMetrics {
  private let look: ListLook
  private let metrics = InterfaceMetrics.current
  /// Of the whole list.
  private let width: CGFloat
  private let margins: [Edge: CGFloat]

  init(of list: ListSettings, width: CGFloat) {
    look = list.look
    margins = list.margins
    self.width = width
  }

  /// The distance between an edge of a wide screen and a card: 20 on screens that are 390, 393 or 402 wide, 16 on
  /// narrower ones.
  private var step: CGFloat { width < metrics.wideListMargin ? 16 : 20 }
  /// The distance between a card and its content.
  private var cardStep: CGFloat { width < metrics.wideListInset ? 16 : 20 }

  /// The distance between the edges of the list and its rows.
  var leadingMargin: CGFloat { margin(.leading) }
  var trailingMargin: CGFloat { margin(.trailing) }

  private func margin(_ edge: Edge) -> CGFloat { look.hasCards ? margins[edge] ?? step : 0 }

  /// Around the content of rows.
  ///
  /// The insets of a row; two lines of text make a row of 60 points in the classic look.
  var rowInsets: EdgeInsets {
    let inset = look == .inset ? step + 16 : look.hasCards ? cardStep : step
    let padding = metrics.rowPadding
    return EdgeInsets(top: padding, leading: inset, bottom: padding, trailing: inset)
  }

  /// The distance between the end of a separator and the card.
  var separatorEnd: CGFloat {
    metrics.separatorsEndAtText ? rowInsets.trailing : look == .inset ? 16 : 0
  }

  static var cornerRadius: CGFloat { InterfaceMetrics.current.cardRadius }
  static let leastRowHeight: CGFloat = 44
  /// The width of the column with the icons of labels, and the gap after it, as in UIKit's list cells (see UIKit's
  /// Measures, lists).
  static let labelColumn: CGFloat = 24
  static let labelGap: CGFloat = 16
  /// How far child rows are indented; a guess.
  var indentation: CGFloat { step }
  /// The size of the controls for deleting, selecting and moving, as in UIKit's tables.
  static let signSize: CGFloat = 22
  /// The gap between such a control and the content; UIKit's tables move the content by 38 points.
  static let signGap: CGFloat = 16
  /// The minimum width of a swipe action's button, as in UIKit's tables.
  static let leastSwipeActionWidth: CGFloat = 74
  /// The padding before and after the title of such a button, in points; a guess.
  static let swipeActionPadding: CGFloat = 12
  /// How far a swipe has to go to perform the first action, as a share of the row's width; a guess.
  static let fullSwipe: CGFloat = 0.6
  /// The gap between the content and the accessory after it.
  static let accessoryGap: CGFloat = 8

  /// Around the text of headers.
  ///
  /// The insets of a header: with a line of 15.67 points it is 38.67 high in groups, and on iOS 26 it is 40.33 high
  /// with a line of 20.33. A plain list's header is `UIListContentConfiguration.plainHeader`.
  var headerInsets: EdgeInsets {
    look.isGrouped
      ? edgeInsets(top: metrics.listHeaderTop, bottom: metrics.listHeaderBottom)
      : edgeInsets(top: 4, bottom: 4)
  }

  private func edgeInsets(top: CGFloat, bottom: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: top, leading: leadingMargin + rowInsets.leading, bottom: bottom,
      trailing: trailingMargin + rowInsets.trailing)
  }

  /// The insets of a footer: with a line of 15.67 points it is 33.67 high in groups, or 29.67 on iOS 26.
  var footerInsets: EdgeInsets {
    edgeInsets(top: 8, bottom: look.isGrouped ? metrics.listFooterBottom : 8)
  }

  /// The space in place of a missing footer.
  static func missingFooter(in environment: EnvironmentValues) -> CGFloat {
    if let height = InterfaceMetrics.current.missingFooter { return height }
    let font = UIFont.preferredFont(
      forTextStyle: .footnote, compatibleWith: environment.fontTraits)
    let pixel = environment.pixelLength
    return (font.lineHeight / pixel).rounded(.up) * pixel + 3
  }
  /// The space in place of the missing header of a section after another.
  static let missingHeader: CGFloat = 53 / 3
  /// The space in place of the missing header of the first section.
  static let missingFirstHeader: CGFloat = 35
  /// Between compact sections: a guess.
  static let compactSpacing: CGFloat = 53 / 3
}
