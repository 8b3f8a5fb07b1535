extension UITextInput where Self: UIView {
  /// Draws the highlight behind the selected text while the view is edited.
  ///
  /// The opacity is as measured on iOS.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uitextselectionhighlightview. As there: the highlight is behind
  ///   the text. We differ: there are no handles.
  /// - Parameter limits: the part of the view in which text is shown.
  func drawSelection(in limits: CGRect) {
    guard isFirstResponder, let range = selectedTextRange, !range.isEmpty else { return }
    (tintColor ?? .systemBlue).withAlphaComponent(0.2).setFill()
    for part in selectionRects(for: range) {
      UIBezierPath(rect: part.rect.intersection(limits)).fill()
    }
  }
}
