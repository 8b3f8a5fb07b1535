public import Foundation

/// The delegate through which a keyboard is told about a text that it edits.
///
/// There is no keyboard here, but a test may implement it.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}
