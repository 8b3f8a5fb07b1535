import DarkroomTypesetting

/// Attributed text as stretches of equal attributes.
///
/// UIKit's own changes are made here: Foundation's mutable attributed string on Linux traps when it
/// compares neighboring values of classes that are not ours (see `ObjectTag`).
struct TextPieces {
  private typealias Piece = (text: String, attributes: [NSAttributedString.Key: Any])

  private var pieces: [Piece] = []

  init(_ text: NSAttributedString) {
    let stretches = text.stretches
    // Cutting it out would read the whole text, character by character.
    if stretches.count == 1 {
      pieces = [(text.string, stretches[0].1)]
      return
    }
    let whole = text.string as NSString
    pieces = stretches.map { (whole.substring(with: $0.0), $0.1) }
  }

  mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    for index in pieces.indices { change(&pieces[index].attributes) }
  }

  /// With `base` where a stretch says nothing itself.
  mutating func addMissing(_ base: [NSAttributedString.Key: Any]) {
    changeAttributes { $0.merge(base) { own, _ in own } }
  }

  /// Draws marked text in the style that its input gives it.
  @MainActor
  mutating func applyStyle(of input: any UITextInput) {
    guard let style = input.markedTextStyle, let marked = input.markedTextRange as? CharacterRange
    else { return }
    overlay(style, in: marked.range)
  }

  /// With `attributes` instead of a stretch's own in a range of UTF-16 offsets.
  private mutating func overlay(
    _ attributes: [NSAttributedString.Key: Any], in range: NSRange
  ) {
    var location = 0
    pieces = pieces.flatMap { piece -> [Piece] in
      let text = piece.text as NSString
      let whole = NSRange(location: location, length: text.length)
      location += text.length
      let part = NSIntersectionRange(whole, range)
      guard part.length > 0 else { return [piece] }
      let inside = NSRange(location: part.location - whole.location, length: part.length)
      let parts: [Piece] = [
        (text.substring(to: inside.location), piece.attributes),
        (text.substring(with: inside), piece.attributes.merging(attributes) { $1 }),
        (text.substring(from: NSMaxRange(inside)), piece.attributes),
      ]
      return parts.filter { !$0.text.isEmpty }
    }
  }

  var attributedString: NSAttributedString {
    if pieces.count == 1 {
      return NSAttributedString(string: pieces[0].text, attributes: pieces[0].attributes)
    }
    let text = NSMutableAttributedString(string: "")
    for piece in pieces {
      text.append(NSAttributedString(string: piece.text, attributes: piece.attributes))
    }
    return text
  }

  /// - Parameter empty: attributes of the line that an empty text is as high as.
  func styled(empty: [NSAttributedString.Key: Any] = [:]) -> StyledText {
    let blank = TextAttributes(empty)
    var text = StyledText(style: blank.style, paragraphStyle: blank.paragraph.typeset)
    var location = 0
    for piece in pieces {
      let attributes = TextAttributes(piece.attributes, at: location)
      location += piece.text.utf16.count
      text.append(
        piece.text, style: attributes.style(of: piece.text),
        paragraphStyle: attributes.paragraph.typeset)
    }
    return text
  }
}
