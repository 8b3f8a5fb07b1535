// Written by Scripts/delegate-methods from UITextFieldDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
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
    _OptionalMethod("textFieldDidEndEditing:reason:", of: self)?.call(
      textField, reason, as: Void.self) ?? textFieldDidEndEditing(textField)
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
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    _OptionalMethod("textField:editMenuForCharactersIn:suggestedActions:", of: self)?.call(
      textField, range, suggestedActions, as: (UIMenu?).self) ?? nil
  }
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    _OptionalMethod("textField:willPresentEditMenuWith:", of: self)?.call(
      textField, animator, as: Void.self)
  }
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    _OptionalMethod("textField:willDismissEditMenuWith:", of: self)?.call(
      textField, animator, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UITextFieldDelegate {
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: _OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldBeginEditing($0) }
  }
  @_disfavoredOverload
  public var textFieldDidBeginEditing: _OptionalDelegateCall<UITextField, Void>? {
    .init { self.textFieldDidBeginEditing($0) }
  }
  @_disfavoredOverload
  public var textFieldShouldEndEditing: _OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldEndEditing($0) }
  }
  @_disfavoredOverload
  public var textFieldDidEndEditing: _TextFieldDelegateCalls.TextFieldDidEndEditing? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var textField: _TextFieldDelegateCalls.TextField? { .init(receiver: self) }
  @_disfavoredOverload
  public var textFieldDidChangeSelection: _OptionalDelegateCall<UITextField, Void>? {
    .init { self.textFieldDidChangeSelection($0) }
  }
  @_disfavoredOverload
  public var textFieldShouldClear: _OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldClear($0) }
  }
  @_disfavoredOverload
  public var textFieldShouldReturn: _OptionalDelegateCall<UITextField, Bool>? {
    .init { self.textFieldShouldReturn($0) }
  }
}

/// The optional methods of `UITextFieldDelegate` that have labels, as callable values.
public enum _TextFieldDelegateCalls {
  /// What `textFieldDidEndEditing` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct TextFieldDidEndEditing {
    let receiver: any UITextFieldDelegate

    public func callAsFunction(_ textField: UITextField) {
      receiver.textFieldDidEndEditing(textField)
    }
    public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      receiver.textFieldDidEndEditing(textField, reason: reason)
    }
  }

  /// What `textField` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct TextField {
    let receiver: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      receiver.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
    @discardableResult
    public func callAsFunction(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      receiver.textField(
        textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }
    public func callAsFunction(
      _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { receiver.textField(textField, willPresentEditMenuWith: animator) }
    public func callAsFunction(
      _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { receiver.textField(textField, willDismissEditMenuWith: animator) }
  }
}
