import DarkroomUIKit
import Foundation

extension ViewAudit {
  /// The tolerance in points, because measures of texts are rounded up to pixels.
  private static let tolerance: CGFloat = 0.5

  mutating func findClipping(of view: UIView) {
    if view.viewSource?.text?.isTruncated == true {
      note("textClipped", view, "does not fit in \(ViewOutline.text(view.bounds.size)) points")
    }
    guard let label = view as? UILabel else { return findHiddenLines(of: view) }
    let size = label.bounds.size
    let shown = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: size.width, height: 100_000),
      limitedToNumberOfLines: label.numberOfLines)
    let isShort = shown.height > size.height + Self.tolerance
    if isShort {
      let height = ViewOutline.text(CGSize(width: size.width, height: shown.height))
      note("textClipped", label, "needs \(height) points and has \(ViewOutline.text(size))")
    } else if isTruncated(label) {
      note("textClipped", label, "does not fit in \(ViewOutline.text(size)) points")
    }
  }

  /// Whether the text would show more with more lines or longer ones.
  private func isTruncated(_ label: UILabel) -> Bool {
    guard label.numberOfLines > 0 else { return false }
    let smallest = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.01) : 1
    if label.numberOfLines == 1 {
      let free = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 100_000, height: 100_000), limitedToNumberOfLines: 1)
      return free.width * smallest > label.bounds.width + Self.tolerance
    }
    func height(_ lines: Int) -> CGFloat {
      let bounds = CGRect(x: 0, y: 0, width: label.bounds.width, height: 100_000)
      return label.textRect(forBounds: bounds, limitedToNumberOfLines: lines).height
    }
    return height(0) * smallest > height(label.numberOfLines) + Self.tolerance
  }

  private mutating func findHiddenLines(of view: UIView) {
    guard let text = view as? UITextView, !text.isScrollEnabled,
      text.contentSize.height > text.bounds.height + Self.tolerance
    else { return }
    note(
      "textClipped", text,
      "needs \(ViewOutline.text(text.contentSize)) points and has \(ViewOutline.text(text.bounds.size))"
    )
  }

  /// Finds texts with low contrast; as in WCAG, disabled controls are exempt.
  mutating func findLowContrast(of view: UIView) {
    guard !isDisabled(view), let contrast = colors.contrast(of: view) else { return }
    let least = isLarge(view) ? 3.0 : 4.5
    guard contrast.value < least - 1e-6 else { return }
    note(
      "contrast", view,
      "has a contrast of \(contrast.text), less than \(least == 3 ? "3" : "4.5"):1")
  }

  private func isDisabled(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let candidate = next {
      if (candidate as? UIControl)?.isEnabled == false
        || (candidate as? UILabel)?.isEnabled == false
        || candidate.accessibilityTraits.contains(.notEnabled)
      {
        return true
      }
      next = candidate.superview
    }
    return false
  }

  /// The sizes of large text in WCAG: 18 points in print are 24 on a screen, and bold 14 are 18.5.
  ///
  /// - SeeAlso: W3C, "Understanding WCAG 2.2", 1.4.3. As there, points of iOS being pixels of CSS.
  private func isLarge(_ view: UIView) -> Bool {
    let font =
      (view as? UILabel)?.font ?? (view as? UITextField)?.font ?? (view as? UITextView)?.font
      ?? view.viewSource?.text?.font
    guard let font else { return false }
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return font.pointSize >= (isBold ? 18.5 : 24)
  }
}
