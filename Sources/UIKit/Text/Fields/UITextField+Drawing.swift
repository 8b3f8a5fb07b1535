import DarkroomFoundation

extension UITextField {
  var textAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = .byTruncatingTail
    let color = textColor ?? .label
    let base: [NSAttributedString.Key: Any] = [
      .font: font ?? .systemFont(ofSize: 17), .paragraphStyle: paragraph,
      .foregroundColor: isEnabled || borderStyle == .none ? color : color.dimmed(by: 0.5),
    ]
    return base.merging(defaultTextAttributes) { $1 }
  }

  /// The text, or a dot for each character of a secure field.
  var shownText: NSAttributedString {
    if isSecureTextEntry {
      return NSAttributedString(
        string: String(repeating: "•", count: text?.count ?? 0), attributes: textAttributes)
    }
    let text = attributedText ?? NSAttributedString(string: "")
    guard markedTextRange != nil, markedTextStyle != nil else { return text }
    var pieces = TextPieces(text)
    pieces.applyStyle(of: self)
    return pieces.attributedString
  }

  var shownPlaceholder: NSAttributedString? {
    guard let attributedPlaceholder else { return nil }
    var base = textAttributes
    base[.foregroundColor] = UIColor.placeholderText
    var pieces = TextPieces(attributedPlaceholder)
    pieces.addMissing(base)
    return pieces.attributedString
  }

  func drawField() {
    drawBorder()
    let image = isEnabled ? background : disabledBackground ?? background
    if borderStyle != .roundedRect { image?.draw(in: bounds) }
    if hasText {
      let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
      drawSelection(in: rect)
      drawText(in: rect)
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    if showsClearButton { drawClearButton() }
  }

  /// Whether text with natural alignment is at the right, even if its letters run from left to right.
  var alignsNaturallyAtRight: Bool { isRightToLeft || PreferredLanguages.runFromRightToLeft }

  /// Draws the line centered vertically, truncated with an ellipsis at its end.
  ///
  /// - Parameter lowering: the points by which it lies lower.
  func drawLine(_ line: NSAttributedString, in rect: CGRect, lowering: CGFloat = 0) {
    let line = alignsNaturallyAtRight ? line.beginningAtTheRight : line
    let pixel = 1 / traitCollection.knownDisplayScale
    let height = line.size().height
    let y = (rect.midY - height / 2 + lowering).roundedHalfUp(to: pixel)
    line.draw(
      with: CGRect(x: rect.minX, y: y, width: rect.width, height: height + 1),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }

  private func drawBorder() {
    let pixel = 1 / traitCollection.knownDisplayScale
    let rect = borderRect(forBounds: bounds)
    let isDark = traitCollection.userInterfaceStyle == .dark
    switch borderStyle {
    case .none: return
    case .line:
      UIColor.label.setStroke()
      UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).stroke()
    case .bezel:
      UIColor.systemGray.setStroke()
      UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)).stroke()
    case .roundedRect:
      let line = max(pixel, 0.5)
      let path = UIBezierPath(
        roundedRect: rect.insetBy(dx: line / 2, dy: line / 2), cornerRadius: 5)
      (isEnabled ? UIColor.systemBackground : .secondarySystemBackground).setFill()
      path.fill()
      UIColor(white: isDark ? 1 : 0, alpha: 0.2).setStroke()
      path.lineWidth = line
      path.stroke()
    }
  }

  private func drawClearButton() {
    let rect = mirrored(clearButtonRect(forBounds: bounds))
    if let image = ownClearImage {
      let size = image.size
      return image.draw(
        at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
    }
    let disc = rect.insetBy(dx: 2.5, dy: 2.5)
    UIColor.placeholderText.setFill()
    UIBezierPath(ovalIn: disc).fill()
    let cross = disc.insetBy(dx: 4, dy: 4)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: cross.minX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
    path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    path.stroke()
  }
}

extension NSAttributedString {
  /// The text with natural alignment changed to right alignment, even if its letters run from left to right.
  fileprivate var beginningAtTheRight: NSAttributedString {
    var pieces = TextPieces(self)
    pieces.changeAttributes { attributes in
      let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
      guard style.alignment == .natural else { return }
      let aligned = NSMutableParagraphStyle()
      aligned.setParagraphStyle(style)
      aligned.alignment = .right
      attributes[.paragraphStyle] = aligned
    }
    return pieces.attributedString
  }
}
