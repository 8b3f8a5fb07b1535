import DarkroomCoreGraphics
import Foundation

/// The content of an action sheet: one group with title and actions, and below it another with the cancel action.
final class ActionSheetView: AlertContentView {
  /// The space around the sheet and between its groups, in points.
  static let margin: CGFloat = 8

  private let main = UIView()
  private var cancelling: AlertActionButton?

  override init(of alert: UIAlertController) {
    super.init(of: alert)
    main.backgroundColor = .alertBackground
    round(main)
    for label in [titleLabel, messageLabel] {
      label.textColor = .secondaryLabel
      main.addSubview(label)
    }
    addSubview(main)
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private func round(_ view: UIView) {
    view.layer.cornerRadius = 14
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
  }

  override func contentDidChange() {
    super.contentDidChange()
    guard let alert else { return }
    cancelling?.removeFromSuperview()
    let choices = alert.actions.filter { $0.style != .cancel }
    buttons = choices.map { button($0, isEmphasized: $0 === alert.preferredAction) }
    lines = choices.map { _ in UIView() }
    lines.forEach { $0.backgroundColor = .separator }
    (buttons as [UIView] + lines).forEach(main.addSubview)
    cancelling = alert.actions.first { $0.style == .cancel }.map { button($0, isEmphasized: true) }
    if let cancelling {
      cancelling.backgroundColor = .secondarySystemGroupedBackground
      round(cancelling)
      addSubview(cancelling)
    }
    showTexts()
  }

  /// Sets the texts' fonts to the sizes of their styles in the current traits.
  override func showTexts() {
    super.showTexts()
    titleLabel.font = .alert(.footnote, .semibold, traitCollection)
    messageLabel.font = .alert(.footnote, .regular, traitCollection)
    cancelling?.show(textsFor: traitCollection)
  }

  /// The height of a button: 57 points at the standard text size.
  private var buttonHeight: CGFloat {
    UIFont.alertRowHeight(.title3, padding: 32, least: 57, traitCollection)
  }

  private func button(_ action: UIAlertAction, isEmphasized: Bool) -> AlertActionButton {
    AlertActionButton(action, style: .title3, isEmphasized: isEmphasized)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, size.height) - 2 * Self.margin
    return CGSize(width: width, height: place(width: width, applying: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(width: bounds.width, applying: true)
  }

  /// - Returns: The total height in points.
  @discardableResult
  private func place(width: CGFloat, applying: Bool) -> CGFloat {
    let header = placeTexts(width: width, applying: applying)
    let hairline = 1 / max(traitCollection.displayScale, 1)
    for (index, button) in buttons.enumerated() where applying {
      let y = header + buttonHeight * CGFloat(index)
      button.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
      lines[index].frame = CGRect(x: 0, y: y, width: width, height: y > 0 ? hairline : 0)
    }
    let height = header + buttonHeight * CGFloat(buttons.count)
    if applying { main.frame = CGRect(x: 0, y: 0, width: width, height: height) }
    guard let cancelling else { return height }
    let top = height > 0 ? height + Self.margin : 0
    if applying {
      cancelling.frame = CGRect(x: 0, y: top, width: width, height: buttonHeight)
    }
    return top + buttonHeight
  }

  private func placeTexts(width: CGFloat, applying: Bool) -> CGFloat {
    let labels = [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }
    guard !labels.isEmpty else { return 0 }
    var y: CGFloat = 14
    for (index, label) in labels.enumerated() {
      if index > 0 { y += 12 }
      let height = label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
      if applying { label.frame = CGRect(x: 16, y: y, width: width - 32, height: height) }
      y += height
    }
    return y + 14
  }
}
