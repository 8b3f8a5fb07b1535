import DarkroomCoreGraphics
import Foundation

/// The box of an alert: title, message, text fields, then the actions.
///
/// Two actions that fit are side by side; more form a column with the cancel action last.
final class AlertView: AlertContentView {
  private static let width: CGFloat = 270
  private static let margin: CGFloat = 16

  override init(of alert: UIAlertController) {
    super.init(of: alert)
    backgroundColor = .alertBackground
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    clipsToBounds = true
    for label in [titleLabel, messageLabel] {
      addSubview(label)
    }
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func contentDidChange() {
    super.contentDidChange()
    guard let alert else { return }
    buttons = orderedActions(alert).map { action in
      AlertActionButton(action, style: .body, isEmphasized: isEmphasized(action, alert))
    }
    lines = buttons.map { _ in UIView() }
    for line in lines { line.backgroundColor = .separator }
    showFields(alert.textFields ?? [])
    (buttons as [UIView] + lines).forEach(addSubview)
    showTexts()
  }

  /// Shows the text fields as one block with rounded corners (the radius is a guess).
  private func showFields(_ fields: [UITextField]) {
    for (index, field) in fields.enumerated() {
      field.backgroundColor = .systemBackground
      field.layer.borderWidth = 0.5
      field.layer.borderColor = UIColor.separator.cgColor
      field.layer.cornerRadius = 5
      var corners: CACornerMask = []
      if index == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if index == fields.count - 1 {
        corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
      field.layer.maskedCorners = corners
      addSubview(field)
    }
  }

  /// Sets the texts' fonts to the sizes of their styles in the current traits.
  override func showTexts() {
    super.showTexts()
    titleLabel.font = .alert(.body, .semibold, traitCollection)
    messageLabel.font = .alert(.footnote, .regular, traitCollection)
  }

  /// The height of a button: 44 points at the standard text size.
  private var buttonHeight: CGFloat {
    UIFont.alertRowHeight(.body, padding: 22, least: 44, traitCollection)
  }

  /// The height of a text field: 26 points at the standard text size.
  private var fieldHeight: CGFloat {
    UIFont.alertRowHeight(.footnote, padding: 10, least: 26, traitCollection)
  }

  private func isEmphasized(_ action: UIAlertAction, _ alert: UIAlertController) -> Bool {
    if let preferred = alert.preferredAction { return action === preferred }
    return action.style == .cancel
  }

  /// The actions in the order in which they were added, except that the cancel action is first of two side by side and
  /// last in a column.
  private func orderedActions(_ alert: UIAlertController) -> [UIAlertAction] {
    let others = alert.actions.filter { $0.style != .cancel }
    let cancelling = alert.actions.filter { $0.style == .cancel }
    return alert.actions.count == 2 ? cancelling + others : others + cancelling
  }

  private var isSideBySide: Bool {
    buttons.count == 2 && buttons.allSatisfy { $0.fits(Self.width / 2) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.width, height: place(applying: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(applying: true)
  }

  /// Lays out the parts from top to bottom.
  ///
  /// - Returns: The total height in points.
  @discardableResult
  private func place(applying: Bool) -> CGFloat {
    var y: CGFloat = 20
    let inner = CGRect(x: Self.margin, y: 0, width: Self.width - 2 * Self.margin, height: 0)
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      let height = label.sizeThatFits(CGSize(width: inner.width, height: 0)).height
      if applying {
        label.frame = CGRect(x: inner.minX, y: y, width: inner.width, height: height)
      }
      y += height + (label === titleLabel && messageLabel.text != nil ? 2 : 0)
    }
    for (index, field) in (alert?.textFields ?? []).enumerated() {
      y += index == 0 ? 16 : 0
      if applying {
        field.frame = CGRect(x: inner.minX, y: y, width: inner.width, height: fieldHeight)
      }
      y += fieldHeight
    }
    return placeButtons(from: y + 20, applying: applying)
  }

  /// The buttons from top to bottom.
  ///
  /// The cancel button, which is the first in a row of two, is the last in a column.
  private var placedButtons: [AlertActionButton] {
    let isTurned =
      buttons.count == 2 && !isSideBySide && buttons.first?.action.style == .cancel
    return isTurned ? buttons.reversed() : buttons
  }

  private func placeButtons(from top: CGFloat, applying: Bool) -> CGFloat {
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let half = Self.width / 2
    let isRow = isSideBySide
    for (index, button) in placedButtons.enumerated() where applying {
      let line = lines[index]
      if isRow {
        button.frame = CGRect(
          x: half * CGFloat(index), y: top, width: half, height: buttonHeight)
        line.frame =
          index == 0
          ? CGRect(x: 0, y: top, width: Self.width, height: hairline)
          : CGRect(x: half, y: top, width: hairline, height: buttonHeight)
      } else {
        let y = top + buttonHeight * CGFloat(index)
        button.frame = CGRect(x: 0, y: y, width: Self.width, height: buttonHeight)
        line.frame = CGRect(x: 0, y: y, width: Self.width, height: hairline)
      }
    }
    return top + buttonHeight * CGFloat(isRow ? 1 : buttons.count)
  }
}
