import DarkroomCoreGraphics
import Foundation

extension UITableViewHeaderFooterView: ConfigurableCell {
  private var table: UITableView? { owner?.view as? UITableView }

  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }

  /// Those of a plain table where the view was not dequeued from one.
  var defaultContent: UIListContentConfiguration {
    let isFooter = table?.asksForFooter == true
    if table?.isGrouped == true { return isFooter ? .groupedFooter() : .groupedHeader() }
    return isFooter ? .plainFooter() : .plainHeader()
  }

  var defaultBackground: UIBackgroundConfiguration {
    table?.isGrouped == true ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  /// Content stands where the text of rows does, which in an inset table is further in.
  private var contentMargin: CGFloat {
    guard let table else { return 0 }
    return table.sideMargin + table.groupInset
  }

  func layoutConfiguredContent() {
    (configured.shownContent as? UIListContentView)?.rowMargin = contentMargin
    configured.shownContent?.frame = contentView.bounds
  }

  /// What the content configuration needs in a table of this width; nil without one.
  func configuredHeight(_ room: CGSize) -> CGFloat? {
    updateConfigurationIfNeeded()
    (configured.shownContent as? UIListContentView)?.rowMargin = contentMargin
    return configuredContentSize(room)?.height
  }
}
