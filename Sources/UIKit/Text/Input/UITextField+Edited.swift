import DarkroomTypesetting

extension UITextField {
  var edited: EditedText {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let fitted = self.fitted(shownText, in: rect.width)
    let layout = TextLayout(fitted.text.styled(empty: textAttributes))
    let pixel = 1 / traitCollection.knownDisplayScale
    let y = (rect.midY - CGFloat(layout.size.height) / 2 + fitted.lowering)
      .roundedHalfUp(to: pixel)
    return EditedText(
      string: (text ?? "") as NSString, layout: layout,
      corner: CGPoint(x: rect.minX + start(of: layout, in: rect), y: y))
  }

  /// The points by which the text's alignment moves it in the field.
  private func start(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    let room = max(0, rect.width - CGFloat(layout.size.width))
    switch textAlignment {
    case .center: return room / 2
    case .right: return room
    case .natural where alignsNaturallyAtRight: return room
    default: return 0
    }
  }
}

extension UITextView {
  var edited: EditedText {
    let inset = textContainerInset
    return EditedText(
      string: (text ?? "") as NSString, layout: layout(width: bounds.width),
      corner: CGPoint(x: inset.left + textContainer.lineFragmentPadding, y: inset.top))
  }
}
