import Foundation

/// The text that is being composed and not entered yet.
@MainActor
struct MarkedText {
  private var characters: NSRange?

  var range: UITextRange? { characters.map(CharacterRange.init) }

  /// Replaces the previously marked text, or else the selection.
  ///
  /// - Parameters:
  ///   - text: the new marked text; if it is empty, nothing is marked afterward.
  ///   - inside: the range to select, relative to the text's start.
  ///   - replace: changes the characters without asking a delegate.
  /// - Returns: what is selected then.
  mutating func replace(
    with text: String?, selecting inside: NSRange, insteadOf selection: NSRange,
    _ replace: (NSRange, String) -> Void
  ) -> NSRange {
    let text = text ?? ""
    let place = characters ?? selection
    replace(place, text)
    characters = text.isEmpty ? nil : NSRange(location: place.location, length: text.utf16.count)
    return NSRange(location: place.location + inside.location, length: inside.length)
  }
}
