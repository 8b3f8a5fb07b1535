import DarkroomCoreGraphics
import Foundation

/// A cell of a table or a collection, or a header or footer, whose content and background are described by
/// configurations.
@MainActor
protocol ConfigurableCell: UIView {
  associatedtype State: UIConfigurationState
  var configured: ConfiguredParts { get set }
  var contentView: UIView { get }
  var configurationState: State { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  func updateConfiguration(using state: State)
}

extension ConfigurableCell {
  func markNeedsConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration once for each change of the state, before the cell is measured or laid out.
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

  func show(_ content: (any UIContentConfiguration)?) {
    configured.content = content
    if let content, let view = configured.shownContent, view.supports(content) {
      view.configuration = content
    } else {
      replaceContent(with: content)
    }
    setNeedsLayout()
  }

  /// Replaces the previous content of the content view with that of the configuration.
  private func replaceContent(with content: (any UIContentConfiguration)?) {
    configured.shownContent?.removeFromSuperview()
    configured.shownContent = nil
    guard let content else { return }
    let view = content.makeContentView()
    for old in contentView.subviews { old.removeFromSuperview() }
    contentView.addSubview(view)
    view.frame = contentView.bounds
    configured.shownContent = view
  }

  /// The size of the configured content view: from its constraints if it has any, otherwise from the view itself.
  ///
  /// Nil without a configuration.
  func configuredContentSize(_ size: CGSize) -> CGSize? {
    guard let view = configured.shownContent else { return nil }
    return view.sizeByConstraints(size) ?? view.sizeThatFits(size)
  }

  // MARK: Background

  func show(_ background: UIBackgroundConfiguration?) {
    configured.background = background
    if background == nil {
      configured.shownBackground?.removeFromSuperview()
      configured.shownBackground = nil
    }
    showBackground(configurationState)
    setNeedsLayout()
  }

  private func showBackground(_ state: State) {
    guard var background = configured.background else { return }
    if automaticallyUpdatesBackgroundConfiguration { background = background.updated(for: state) }
    let view = configured.shownBackground ?? _UISystemBackgroundView()
    if configured.shownBackground == nil {
      configured.shownBackground = view
      insertSubview(view, at: 0)
    }
    view.backgroundColor = background.transformedBackgroundColor
    view.layer.cornerRadius = background.cornerRadius
    view.layer.borderWidth = background.strokeWidth
    view.layer.borderColor = background.strokeColor?.resolvedColor(with: traitCollection).cgColor
    view.show(background.customView)
  }

  func layoutConfiguredBackground() {
    guard let background = configured.background, let view = configured.shownBackground else {
      return
    }
    let insets = background.backgroundInsets
    view.frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    background.customView?.frame = view.bounds
  }
}

extension _UISystemBackgroundView {
  fileprivate func show(_ custom: UIView?) {
    for old in subviews where old !== custom { old.removeFromSuperview() }
    if let custom, custom.superview !== self { addSubview(custom) }
  }
}
