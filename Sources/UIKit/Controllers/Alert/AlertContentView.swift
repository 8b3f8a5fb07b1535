/// The content of an alert in any style: two texts, and a button for each action.
class AlertContentView: UIView {
  private(set) weak var alert: UIAlertController?
  final let titleLabel = UILabel()
  final let messageLabel = UILabel()
  final var buttons: [AlertActionButton] = []
  final var lines: [UIView] = []

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the texts and removes the buttons; subclasses create the new ones.
  func contentDidChange() {
    titleLabel.text = alert?.title
    messageLabel.text = alert?.message
    (buttons as [UIView] + lines).forEach { $0.removeFromSuperview() }
  }

  /// Sets the fonts to the sizes of their styles in the current traits.
  func showTexts() {
    buttons.forEach { $0.show(textsFor: traitCollection) }
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let category = traitCollection.preferredContentSizeCategory
    if category != previous?.preferredContentSizeCategory { showTexts() }
  }
}
