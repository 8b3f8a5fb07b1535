import DarkroomCoreGraphics

/// The header or footer that the table creates for a title.
final class _UITableViewHeaderFooterViewLabel: UITableViewHeaderFooterView {
  /// The vertical position of the text in the view.
  enum Edge { case top, middle, bottom }

  var edge = Edge.middle
  var textStyle = UIFont.TextStyle.headline

  func textHeight(_ width: CGFloat) -> CGFloat { textSize(width).height }

  /// The additional height of the text compared with one line at the text size `large`, for which the table's sizes are
  /// defined; zero if the text is lower.
  func growth(_ width: CGFloat) -> CGFloat {
    guard let line = textLabel?.font.lineHeight, line > 0 else { return 0 }
    let lines = max(1, (textHeight(width) / line).rounded())
    return max(0, lines * line - Self.standardLine(textStyle)).roundedHalfUp(to: pixel)
  }

  /// ``growth(_:)`` of a text of one line.
  static func lineGrowth(_ style: UIFont.TextStyle, _ traits: UITraitCollection) -> CGFloat {
    guard traits.preferredContentSizeCategory > .large else { return 0 }
    let line = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).lineHeight
    return max(0, line - standardLine(style))
  }

  private static func standardLine(_ style: UIFont.TextStyle) -> CGFloat {
    UIFont.preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    ).lineHeight
  }

  private func textSize(_ width: CGFloat) -> CGSize {
    textLabel?.sizeThatFits(
      CGSize(width: width - 2 * textInset, height: .greatestFiniteMagnitude)) ?? .zero
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = textSize(bounds.width).height
    let y: CGFloat
    switch edge {
    case .top: y = InterfaceMetrics.current.groupedFooterTop
    case .middle: y = (bounds.height - height) / 2
    case .bottom: y = bounds.height - height - InterfaceMetrics.current.groupedTitleBottom
    }
    textLabel?.frame = CGRect(
      x: textInset, y: max(0, y).roundedHalfUp(to: pixel), width: bounds.width - 2 * textInset,
      height: height)
  }
}
