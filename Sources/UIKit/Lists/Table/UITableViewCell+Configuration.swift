import DarkroomCoreGraphics

extension UITableViewCell {
  /// What configurations have put into a cell.
  @MainActor
  struct Configured {
    var content: (any UIContentConfiguration)?
    /// The view of the content configuration.
    var shownContent: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var shownBackground: _UISystemBackgroundView?
    var needsUpdate = true
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  func markNeedsConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Once for each change of the state, before the cell is measured or laid out.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    if automaticallyUpdatesContentConfiguration, let content = configured.content {
      configured.shownContent?.configuration = content.updated(for: state)
    }
    showBackground(state)
  }

  // MARK: Content

  /// The look of the cell's style, its text at the margin of the table.
  var contentConfigurationOfStyle: UIListContentConfiguration {
    var content: UIListContentConfiguration
    switch style {
    case .default: content = .cell()
    case .subtitle: content = .subtitleCell()
    case .value1, .value2: content = .valueCell()
    }
    content.directionalLayoutMargins.leading = placement.sideMargin
    content.directionalLayoutMargins.trailing = placement.sideMargin
    return content
  }

  func show(_ content: (any UIContentConfiguration)?) {
    configured.content = content
    if let content, let view = configured.shownContent, view.supports(content) {
      view.configuration = content
    } else {
      replaceContent(with: content)
    }
    setNeedsLayout()
  }

  /// A cell with a configuration shows that instead of its labels, its image and what its content view held.
  private func replaceContent(with content: (any UIContentConfiguration)?) {
    configured.shownContent?.removeFromSuperview()
    configured.shownContent = nil
    guard let content else { return }
    let view = content.makeContentView()
    for old in contentView.subviews { old.removeFromSuperview() }
    parts.textLabel = nil
    parts.detailLabel = nil
    parts.imageView = nil
    contentView.addSubview(view)
    view.frame = contentView.bounds
    configured.shownContent = view
  }

  /// The height of a row with a content configuration, the separator's pixel included; nil without one.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    guard let content = configured.shownContent else { return nil }
    let height =
      content.constraints.isEmpty
      ? content.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      : content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    // A row of the least height has room for the separator.
    let isLeast = content is UIListContentView && height <= UIListContentView.leastRowHeight
    return isLeast || !placement.showsSeparator ? height : height + pixel
  }

  // MARK: Background

  func show(_ background: UIBackgroundConfiguration?) {
    configured.background = background
    if background == nil {
      configured.shownBackground?.removeFromSuperview()
      configured.shownBackground = nil
    } else {
      backgroundColor = nil
    }
    showBackground(configurationState)
    setNeedsLayout()
  }

  private func showBackground(_ state: UICellConfigurationState) {
    guard let background = configured.background else { return }
    let view = configured.shownBackground ?? _UISystemBackgroundView()
    if configured.shownBackground == nil {
      configured.shownBackground = view
      insertSubview(view, at: 0)
    }
    let isMarked =
      automaticallyUpdatesBackgroundConfiguration && selectionStyle != .none
      && (state.isSelected || state.isHighlighted)
    view.backgroundColor = isMarked ? .systemGray4 : background.backgroundColor
    view.layer.cornerRadius = background.cornerRadius
    view.layer.borderWidth = background.strokeWidth
    view.layer.borderColor = background.strokeColor?.resolvedColor(with: traitCollection).cgColor
  }

  func layOutConfigured() {
    configured.shownContent?.frame = contentView.bounds
    guard let background = configured.background, let view = configured.shownBackground else {
      return
    }
    let insets = background.backgroundInsets.resolved(isRightToLeft: isRightToLeft)
    view.frame = bounds.inset(by: insets)
  }
}
