/// Decides about and hears of the editing of a text field; every method is optional, as on iOS.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
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
    OptionalMethod("textFieldShouldBeginEditing:", of: self)?.call(textField, as: Bool.self) ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMethod("textFieldDidBeginEditing:", of: self)?.call(textField, as: Void.self)
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethod("textFieldShouldEndEditing:", of: self)?.call(textField, as: Bool.self) ?? true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalMethod("textFieldDidEndEditing:", of: self)?.call(textField, as: Void.self)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalMethod("textField:shouldChangeCharactersIn:replacementString:", of: self)?.call(
      textField, range, string, as: Bool.self) ?? true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalMethod("textFieldDidChangeSelection:", of: self)?.call(textField, as: Void.self)
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethod("textFieldShouldClear:", of: self)?.call(textField, as: Bool.self) ?? true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethod("textFieldShouldReturn:", of: self)?.call(textField, as: Bool.self) ?? true
  }
}

/// An optional call of a method of one unnamed argument, as in `delegate?.textFieldShouldReturn?(field)`.
@MainActor
public struct OptionalDelegateCall<Argument, Answer> {
  let body: (Argument) -> Answer

  public func callAsFunction(_ argument: Argument) -> Answer? { body(argument) }
}

/// The optional call of `textField(_:shouldChangeCharactersIn:replacementString:)`.
@MainActor
public struct TextFieldChangeCall {
  let receiver: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool? {
    receiver.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}

extension UITextFieldDelegate {
  public var textFieldShouldBeginEditing: OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldBeginEditing($0) }
  }
  public var textFieldDidBeginEditing: OptionalDelegateCall<UITextField, Void>? {
    .init { self.textFieldDidBeginEditing($0) }
  }
  public var textFieldShouldEndEditing: OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldEndEditing($0) }
  }
  public var textFieldDidEndEditing: OptionalDelegateCall<UITextField, Void>? {
    .init { self.textFieldDidEndEditing($0) }
  }
  public var textField: TextFieldChangeCall? { .init(receiver: self) }
  public var textFieldDidChangeSelection: OptionalDelegateCall<UITextField, Void>? {
    .init { self.textFieldDidChangeSelection($0) }
  }
  public var textFieldShouldClear: OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldClear($0) }
  }
  public var textFieldShouldReturn: OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldReturn($0) }
  }
}
