import Foundation

/// What is composed in a text and not yet entered.
@MainActor
struct MarkedText {
  private var characters: NSRange?

  var range: UITextRange? { characters.map(CharacterRange.init) }

  /// Puts a text in the place of what was marked before, else of the selection.
  ///
  /// - Parameters:
  ///   - text: nothing is marked after an empty one.
  ///   - inside: what is to be selected, counted from the text's start.
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
