import DarkroomCoreGraphics
import DarkroomTypesetting
import Foundation

/// The state of text fields and text views that only `UITextInput` needs.
@MainActor
struct TextInputState {
  weak var delegate: (any UITextInputDelegate)?
  /// The direction that was set for the whole text; nil if the text determines it.
  private(set) var direction: NSWritingDirection?
  private var tokenizer: (any UITextInputTokenizer)?

  /// The same one each time.
  mutating func tokenizer(for input: any UIResponder & UITextInput) -> any UITextInputTokenizer {
    let tokenizer = tokenizer ?? UITextInputStringTokenizer(textInput: input)
    self.tokenizer = tokenizer
    return tokenizer
  }

  /// - Returns: the alignment of a text that begins on the direction's side.
  mutating func setDirection(_ new: NSWritingDirection) -> NSTextAlignment {
    direction = new == .natural ? nil : new
    switch new {
    case .leftToRight: return .left
    case .rightToLeft: return .right
    default: return .natural
    }
  }
}

extension EditedText {
  /// The end of a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    guard let characters = characters(range) else { return nil }
    switch direction {
    case .left, .up: return CharacterPosition(characters.location)
    case .right, .down: return CharacterPosition(NSMaxRange(characters))
    }
  }

  /// The range from a position to the end of its line, or to the beginning or the end of the text.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let start = (position as? CharacterPosition)?.offset, 0...string.length ~= start else {
      return nil
    }
    let line = lineRanges.last { $0.lowerBound <= start }
    switch direction {
    case .left: return range(line?.lowerBound ?? 0, start)
    case .right: return range(start, line?.upperBound ?? string.length)
    case .up: return range(0, start)
    case .down: return range(start, string.length)
    }
  }

  private func range(_ low: Int, _ high: Int) -> UITextRange {
    CharacterRange(NSRange(location: low, length: max(0, high - low)))
  }

  /// In UTF-16 offsets.
  var lineRanges: [Range<Int>] { layout.lines.map(\.range) }

  /// The direction of the first letter that has one, in the paragraph of a position.
  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    guard let place = (position as? CharacterPosition)?.offset else { return .natural }
    let paragraph = string.paragraphRange(
      for: NSRange(location: min(max(0, place), string.length), length: 0))
    for scalar in string.substring(with: paragraph).unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return .rightToLeft
      default: if scalar.properties.isAlphabetic { return .leftToRight }
      }
    }
    return .leftToRight
  }
}

extension UITextView {
  var lineRanges: [Range<Int>] { edited.lineRanges }
}
