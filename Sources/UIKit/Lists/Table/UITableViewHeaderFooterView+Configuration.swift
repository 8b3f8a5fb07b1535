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

  /// If the view was not dequeued from a table, the configuration is that of a plain table.
  var defaultContent: UIListContentConfiguration {
    let isFooter = table?.asksForFooter == true
    if table?.isGrouped == true { return isFooter ? .groupedFooter() : .groupedHeader() }
    return isFooter ? .plainFooter() : .plainHeader()
  }

  var defaultBackground: UIBackgroundConfiguration {
    table?.isGrouped == true ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  /// The content is aligned with the text of rows, which is further inside in an inset table.
  private var contentMargin: CGFloat {
    guard let table else { return 0 }
    return table.sideMargin + table.groupInset
  }

  func layoutConfiguredContent() {
    (configured.shownContent as? UIListContentView)?.rowMargin = contentMargin
    configured.shownContent?.frame = contentView.bounds
  }

  /// The height of the configured content in a table of this width; nil without a configuration.
  func configuredHeight(_ room: CGSize) -> CGFloat? {
    updateConfigurationIfNeeded()
    (configured.shownContent as? UIListContentView)?.rowMargin = contentMargin
    return configuredContentSize(room)?.height
  }
}
