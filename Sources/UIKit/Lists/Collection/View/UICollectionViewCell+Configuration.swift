import DarkroomCoreGraphics
import Foundation

extension UICollectionViewCell {
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = parts.isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  func markNeedsConfiguration() {
    parts.needsConfiguration = true
    setNeedsLayout()
  }

  /// Once for each change of the state, before the cell is measured or laid out.
  func updateConfigurationIfNeeded() {
    guard parts.needsConfiguration else { return }
    parts.needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    if automaticallyUpdatesContentConfiguration, let content = parts.content {
      parts.shownContent?.configuration = content.updated(for: state)
    }
    showBackground(state)
  }

  func show(_ content: (any UIContentConfiguration)?) {
    parts.content = content
    if let content, let view = parts.shownContent, view.supports(content) {
      view.configuration = content
    } else {
      replaceContent(with: content)
    }
    setNeedsLayout()
  }

  /// A cell with a configuration shows that instead of what its content view held.
  private func replaceContent(with content: (any UIContentConfiguration)?) {
    parts.shownContent?.removeFromSuperview()
    parts.shownContent = nil
    guard let content else { return }
    let view = content.makeContentView()
    for old in contentView.subviews { old.removeFromSuperview() }
    contentView.addSubview(view)
    view.frame = contentView.bounds
    parts.shownContent = view
  }

  // MARK: Background

  func show(_ background: UIBackgroundConfiguration?) {
    parts.background = background
    if background == nil {
      parts.shownBackground?.removeFromSuperview()
      parts.shownBackground = nil
    }
    showBackground(configurationState)
    setNeedsLayout()
  }

  private func showBackground(_ state: UICellConfigurationState) {
    guard let background = parts.background else { return }
    let view = parts.shownBackground ?? _UISystemBackgroundView()
    if parts.shownBackground == nil {
      parts.shownBackground = view
      insertSubview(view, at: 0)
    }
    let isMarked = automaticallyUpdatesBackgroundConfiguration && marks(state)
    view.backgroundColor = isMarked ? .systemGray4 : background.backgroundColor
    view.layer.cornerRadius = background.cornerRadius
    view.layer.borderWidth = background.strokeWidth
    view.layer.borderColor = background.strokeColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// Rows of lists turn grey; other cells keep their background.
  private func marks(_ state: UICellConfigurationState) -> Bool {
    self is UICollectionViewListCell && (state.isSelected || state.isHighlighted)
  }
}
