/// Decides about and hears of the editing of a text field; every method is optional, as on iOS.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of the method without a reason where a delegate has it.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    _OptionalMethod("textFieldShouldBeginEditing:", of: self)?.call(textField, as: Bool.self)
      ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    _OptionalMethod("textFieldDidBeginEditing:", of: self)?.call(textField, as: Void.self)
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    _OptionalMethod("textFieldShouldEndEditing:", of: self)?.call(textField, as: Bool.self) ?? true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    _OptionalMethod("textFieldDidEndEditing:", of: self)?.call(textField, as: Void.self)
  }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let method = _OptionalMethod("textFieldDidEndEditing:reason:", of: self)
    if method?.call(textField, reason, as: Void.self) == nil { textFieldDidEndEditing(textField) }
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    _OptionalMethod("textField:shouldChangeCharactersIn:replacementString:", of: self)?.call(
      textField, range, string, as: Bool.self) ?? true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    _OptionalMethod("textFieldDidChangeSelection:", of: self)?.call(textField, as: Void.self)
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    _OptionalMethod("textFieldShouldClear:", of: self)?.call(textField, as: Bool.self) ?? true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _OptionalMethod("textFieldShouldReturn:", of: self)?.call(textField, as: Bool.self) ?? true
  }
}

extension UITextFieldDelegate {
  public var textFieldShouldBeginEditing: _OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldBeginEditing($0) }
  }
  public var textFieldDidBeginEditing: _OptionalDelegateCall<UITextField, Void>? {
    .init { self.textFieldDidBeginEditing($0) }
  }
  public var textFieldShouldEndEditing: _OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldEndEditing($0) }
  }
  public var textFieldDidEndEditing: _OptionalDelegateCall<UITextField, Void>? {
    .init { self.textFieldDidEndEditing($0) }
  }
  public var textField: _TextFieldChangeCall? { .init(receiver: self) }
  public var textFieldDidChangeSelection: _OptionalDelegateCall<UITextField, Void>? {
    .init { self.textFieldDidChangeSelection($0) }
  }
  public var textFieldShouldClear: _OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldClear($0) }
  }
  public var textFieldShouldReturn: _OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldReturn($0) }
  }
}
