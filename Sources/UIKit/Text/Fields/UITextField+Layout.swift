extension UITextField {
  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Replaces a preferred font that was created for another category than the field's.
  func followCategory() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let followed = font.following(traitCollection)
    if followed !== font { self.font = followed }
  }

  func editingDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: return false
    case .always: return true
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    }
  }

  private var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && shows(rightViewMode) }

  /// Only beside some text, as in UIKit.
  var showsClearButton: Bool { hasText && !showsRightView && shows(clearButtonMode) }

  func layOutSideViews() {
    place(leftView, isShown: showsLeftView, frame: leftViewRect(forBounds: bounds))
    place(rightView, isShown: showsRightView, frame: rightViewRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, isShown: Bool, frame: CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = mirrored(frame)
  }

  /// The overridable rectangles of the parts beside the text are always those of left-to-right fields; in right-to-left
  /// fields the parts are on the opposite sides.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uitextfield/leftviewrect(forbounds:) and
  ///   developer.apple.com/documentation/uikit/uitextfield/rightview. As there.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return rect
  }

  /// The points at the sides of the text, depending on the border.
  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: return 0
    case .line: return 2
    case .bezel, .roundedRect: return 7
    }
  }

  func innerRect(_ bounds: CGRect) -> CGRect {
    let left = showsLeftView ? leftViewRect(forBounds: bounds).maxX - bounds.minX : 0
    let right = showsRightView ? bounds.maxX - rightViewRect(forBounds: bounds).minX : 0
    let clear = showsClearButton ? bounds.maxX - clearButtonRect(forBounds: bounds).minX : 0
    let leading = left + (left > 0 && borderStyle == .none ? 0 : sideInset)
    let trailing = max(right, clear) + (max(right, clear) > 0 ? 0 : sideInset)
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isRightToLeft ? trailing : leading, bottom: 0,
        right: isRightToLeft ? leading : trailing))
  }

  func standardClearRect(_ bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: (bounds.midY - 9.5).rounded(), width: 19, height: 19)
  }

  func standardSideRect(_ view: UIView?, _ bounds: CGRect) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The size of a field with a rounded border is 28 points wider than its text, and at least 34 points high (see
  /// Measures, control sizes).
  var naturalSize: CGSize {
    let pixel = 1 / traitCollection.knownDisplayScale
    let line = hasText ? shownText : shownPlaceholder ?? shownText
    let width = line.length == 0 ? 0 : line.size().width.rounded(.up)
    let fontHeight = (font ?? .systemFont(ofSize: 17)).lineHeight.roundedUp(to: pixel)
    if borderStyle == .roundedRect {
      return CGSize(width: width + 28, height: max(34, fontHeight + 12))
    }
    return CGSize(width: width + 2 * sideInset, height: fontHeight + (borderStyle == .none ? 0 : 4))
  }
}
