public import DarkroomUIKit

extension UITextField {
  /// Simulates a tap into the field: the delegate is asked, then `editingDidBegin` is sent.
  ///
  /// Without a window the field cannot become first responder, but delegate and targets are notified in the same way.
  ///
  /// - Returns: whether the field is being edited.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateBeginEditing() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled else { return false }
    if window != nil { return becomeFirstResponder() }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    simulate(event: .editingDidBegin)
    return true
  }

  /// Types at the end of the text, one character at a time; the delegate may refuse each, and `editingChanged` follows
  /// each accepted one.
  ///
  /// Editing begins first if necessary, and does not end afterwards.
  ///
  /// - Parameter typed: the characters to type.
  /// - Returns: false if the field, or its delegate, did not begin editing.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateTyping(_ typed: String) -> Bool {
    guard simulateBeginEditing() else { return false }
    for character in typed { insertText(String(character)) }
    return true
  }

  /// The backspace key, `count` times.
  ///
  /// - Parameter count: how often the delete key is pressed.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateDeleting(_ count: Int = 1) {
    for _ in 0..<max(count, 0) { deleteBackward() }
  }

  /// Simulates a tap on the clear button, which the delegate may refuse.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    delegate?.textFieldDidChangeSelection(self)
    simulate(event: .editingChanged)
  }

  /// The return key.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateReturn() { insertText("\n") }

  /// Simulates that the focus moves elsewhere: the delegate is asked, then `editingDidEnd` is sent.
  ///
  /// - Returns: whether editing has ended.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateEndEditing() -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    guard window == nil, delegate?.textFieldShouldEndEditing(self) ?? true else {
      return window != nil
    }
    delegate?.textFieldDidEndEditing(self)
    simulate(event: .editingDidEnd)
    return true
  }
}
