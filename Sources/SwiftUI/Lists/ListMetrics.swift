/// The lengths of a list, in points.
///
/// Heights were measured on pictures that iOS 17 and 18 recorded at 3x, widths on those of iOS 16 to
/// 18; what nobody has measured says so.
struct ListMetrics {
  private let look: ListLook
  /// Of the whole list.
  private let width: CGFloat
  private let margins: [Edge: CGFloat]

  init(of list: ListSettings, width: CGFloat) {
    look = list.look
    margins = list.margins
    self.width = width
  }

  /// Between an edge of a wide screen and a card, and between a card and what is in it: 20 on screens
  /// that are 390, 393 or 402 wide, 16 on narrower ones.
  private var step: CGFloat { width < 390 ? 16 : 20 }

  /// Between the edges of the list and its rows.
  var leadingMargin: CGFloat { margin(.leading) }
  var trailingMargin: CGFloat { margin(.trailing) }

  private func margin(_ edge: Edge) -> CGFloat { look.hasCards ? margins[edge] ?? step : 0 }

  /// Around the content of rows.
  ///
  /// Two lines of text make a row of 60 points.
  var rowInsets: EdgeInsets {
    let inset = look == .inset ? step + 16 : step
    return EdgeInsets(top: 11, leading: inset, bottom: 11, trailing: inset)
  }

  static let cornerRadius: CGFloat = 10
  static let leastRowHeight: CGFloat = 44
  /// In which the icons of labels stand, and the gap after it, as in UIKit's list cells (see UIKit's Measures, lists).
  static let labelColumn: CGFloat = 24
  static let labelGap: CGFloat = 16
  /// How far rows that belong to another one lie further inside: a guess.
  var indentation: CGFloat { step }
  /// The signs for deleting and selecting, and the grip for moving, as in UIKit's tables.
  static let signSize: CGFloat = 22
  /// Between a sign and the content: UIKit's tables move the content 38 points aside.
  static let signGap: CGFloat = 16
  /// Of a button that a swipe lays open, as in UIKit's tables.
  static let leastSwipeActionWidth: CGFloat = 74
  /// Before and after the title of such a button, in points; a guess.
  static let swipeActionPadding: CGFloat = 12
  /// How far a finger moves until the first button acts, as a share of the row's width; a guess.
  static let fullSwipe: CGFloat = 0.6
  /// Between content and what follows it in a row.
  static let accessoryGap: CGFloat = 8

  /// Around the text of headers.
  ///
  /// With a line of 15.67 points, a header is 38.67 high in groups. That of plain
  /// lists is `UIListContentConfiguration.plainHeader`.
  var headerInsets: EdgeInsets {
    look.isGrouped ? edgeInsets(top: 17, bottom: 6) : edgeInsets(top: 4, bottom: 4)
  }

  private func edgeInsets(top: CGFloat, bottom: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: top, leading: leadingMargin + rowInsets.leading, bottom: bottom,
      trailing: trailingMargin + rowInsets.trailing)
  }

  /// With a line of 15.67 points, a footer is 33.67 high in groups.
  var footerInsets: EdgeInsets { edgeInsets(top: 8, bottom: look.isGrouped ? 10 : 8) }

  /// What stands for a footer that a section has not.
  static let missingFooter: CGFloat = 53 / 3
  /// What stands for a header that a section behind another has not.
  static let missingHeader: CGFloat = 53 / 3
  /// What stands for a header that the first section of a list has not.
  static let missingFirstHeader: CGFloat = 35
  /// Between compact sections: a guess.
  static let compactSpacing: CGFloat = 53 / 3
}
