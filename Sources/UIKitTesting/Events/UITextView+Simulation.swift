public import DarkroomUIKit

extension UITextView {
  /// Types at the end of the text, one character at a time; the delegate may refuse each.
  ///
  /// In a window, editing begins first if necessary.
  ///
  /// - Parameter typed: the characters to type.
  /// - Returns: false if the view isn't editable, or its delegate did not let editing begin.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateTyping(_ typed: String) -> Bool {
    guard isEditable, window == nil || becomeFirstResponder() else { return false }
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
}
