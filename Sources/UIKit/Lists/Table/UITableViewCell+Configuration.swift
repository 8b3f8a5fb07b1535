import DarkroomCoreGraphics
import Foundation

extension UITableViewCell: ConfigurableCell {
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// A configuration that looks like the cell's style.
  var defaultContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  var defaultBackground: UIBackgroundConfiguration {
    placement.isGrouped ? .listGroupedCell() : .listPlainCell()
  }

  /// The configuration's view replaces the cell's own labels and image.
  func configure(_ content: (any UIContentConfiguration)?) {
    if content != nil {
      for view in [parts.textLabel, parts.detailLabel, parts.imageView] as [UIView?] {
        view?.removeFromSuperview()
      }
      (parts.textLabel, parts.detailLabel, parts.imageView) = (nil, nil, nil)
    }
    show(content)
  }

  /// A background configuration replaces the color and the views behind the cell, and setting one of these removes the
  /// configuration.
  func configure(_ background: UIBackgroundConfiguration?) {
    if background != nil {
      configured.background = nil
      backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
    }
    show(background)
    selectionDidChange()
  }

  func replaceConfiguredBackground() {
    if configured.background != nil { show(nil as UIBackgroundConfiguration?) }
  }

  // MARK: Layout

  private var listContent: UIListContentView? { configured.shownContent as? UIListContentView }

  /// The start of the separator below the row, relative to the content's edge; nil without a list configuration.
  var configuredTextStart: CGFloat? {
    listContent.map { content in
      tellMargins(to: content)
      return content.textStart
    }
  }

  private func tellMargins(to content: UIListContentView) {
    content.rowMargin = placement.sideMargin
    content.precedesAccessory = parts.accessory != nil || parts.reorderControl != nil
  }

  func layoutConfiguredContent(indentation: CGFloat) {
    listContent.map(tellMargins)
    let size = contentView.bounds.size
    configured.shownContent?.frame = mirrored(
      CGRect(
        x: indentation, y: 0, width: max(0, size.width - indentation), height: size.height),
      in: size.width)
  }

  /// The row's height for the content of its configuration, including the pixel for the separator; nil without a
  /// configuration.
  ///
  /// - Parameter width: the content's, in points.
  func configuredRowHeight(width: CGFloat, separator: CGFloat) -> CGFloat? {
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    guard let list = listContent else {
      return configuredContentSize(size).map { ($0.height + separator).roundedUp(to: pixel) }
    }
    list.rowMargin = placement.sideMargin
    let needed = (list.neededSize(size).height + separator).roundedUp(to: pixel)
    return max(list.listConfiguration.minimumHeight, needed)
  }
}
