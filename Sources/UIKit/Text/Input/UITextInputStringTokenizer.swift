import DarkroomTypesetting
public import Foundation

/// Finds the units of a text by its characters.
///
/// ICU finds words and sentences; words do not include the spaces and the punctuation between them. Lines are
/// paragraphs, unless the text belongs to a text view. Left and up mean backward.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private final weak var input: (any UITextInput & UIResponder)?

  public init(textInput: any UITextInput & UIResponder) {
    input = textInput
    super.init()
  }

  /// The unit that contains the position, or that ends at it in the given direction; nil between units.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let place = offset(of: position),
      let unit = unit(at: place, granularity, isForward: direction.isForward),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a unit ends there (forward), or begins there (backward).
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = offset(of: position) else { return false }
    return units(granularity).contains {
      place == (direction.isForward ? $0.upperBound : $0.lowerBound)
    }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    offset(of: position).flatMap { unit(at: $0, granularity, isForward: direction.isForward) }
      != nil
  }

  /// The nearest end of a unit (forward) or beginning of one (backward); nil if there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let place = offset(of: position) else { return nil }
    let units = units(granularity)
    let target =
      direction.isForward
      ? units.first { $0.upperBound > place }?.upperBound
      : units.last { $0.lowerBound < place }?.lowerBound
    return target.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  // MARK: Units

  private var text: String {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return input.text(in: all) ?? ""
  }

  private func offset(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  /// Forward, a unit includes its beginning; backward, it includes its end.
  private func unit(
    at place: Int, _ granularity: UITextGranularity, isForward: Bool
  ) -> Range<Int>? {
    units(granularity).first {
      isForward
        ? $0.lowerBound <= place && place < $0.upperBound
        : $0.lowerBound < place && place <= $0.upperBound
    }
  }

  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    let text = text
    let length = text.utf16.count
    switch granularity {
    case .document: return [0..<length]
    case .word: return BoundaryFinder.words(in: Array(text.utf16))
    case .sentence: return BoundaryFinder.sentences(in: Array(text.utf16))
    case .line: return (input as? UITextView)?.lineRanges ?? paragraphs(of: text)
    case .paragraph: return paragraphs(of: text)
    case .character:
      var start = 0
      return text.map { character in
        defer { start += character.utf16.count }
        return start..<start + character.utf16.count
      }
    }
  }

  /// Without the line feeds that end them.
  private func paragraphs(of text: String) -> [Range<Int>] {
    var start = 0
    var found: [Range<Int>] = []
    for (index, unit) in text.utf16.enumerated() where unit == 0x0A || unit == 0x2029 {
      found.append(start..<index)
      start = index + 1
    }
    return found + [start..<text.utf16.count]
  }
}

extension UITextDirection {
  fileprivate var isForward: Bool {
    switch rawValue {
    case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue:
      false
    default: true
    }
  }
}
