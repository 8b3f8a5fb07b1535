/// The delegate of a text field; every method is optional, as on iOS.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  // otherwise: true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  // otherwise: true
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Is called instead of the method without a reason if a delegate has it.
  // otherwise: textFieldDidEndEditing(textField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  // otherwise: true
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  // otherwise: true
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  // otherwise: true
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}
