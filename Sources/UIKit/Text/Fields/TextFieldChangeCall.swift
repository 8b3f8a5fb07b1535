/// The optional call of `textField(_:shouldChangeCharactersIn:replacementString:)`.
@MainActor
public struct _TextFieldChangeCall {
  let receiver: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool? {
    receiver.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}
