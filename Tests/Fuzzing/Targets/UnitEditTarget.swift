import DarkroomCoreGraphics
import DarkroomUIKit
import Foundation

/// Edits of text by ranges of UTF-16 units that may end anywhere, against an array of those units.
struct UnitEditTarget: FuzzTarget {
  static let name = "utf16"
  static let unit = 8
  /// Shaped text is kept.
  static let inputsPerProcess = 5_000

  init() {}

  static func mayRaise(_ text: String) -> Bool { DeservedException.wasRaised(in: text) }

  /// Edits of eight bytes each, behind a first eight that say what the text is.
  func input(_ random: inout FuzzRandom) -> [UInt8] {
    random.bytes((2 + random.length(upTo: 30)) * Self.unit)
  }

  func run(_ input: [UInt8]) throws {
    try MainActor.assumeIsolated {
      var reader = InputReader(Array(input.prefix(Self.unit)))
      let isDaring = reader.choice(64) == 1
      let text = UnitTexts.text(&reader, pieces: 6)
      let edited = EditedTexts(text)
      for start in stride(from: Self.unit, to: input.count, by: Self.unit) {
        var reader = InputReader(Array(input[start..<min(start + Self.unit, input.count)]))
        try edited.edit(&reader)
      }
      if isDaring { try edited.editBeyondTheEnd(&reader) }
    }
  }
}

/// Texts whose characters are several units long, and join their neighbors.
enum UnitTexts {
  private static let pieces = [
    "a", "e\u{301}", "\u{301}", "\u{32e}\u{310}", "\u{1F1E9}", "\u{1F1E9}\u{1F1EA}", "👩‍👩‍👧",
    "\u{200D}",
    "\u{FE0F}", "\r\n", "\r", "\n", "\u{2028}", "각", "\u{1100}", "\u{1161}", "नि", "\u{1F3FD}", "👍",
    "\u{0}", "\u{FFFD}", " ", "مرح", "\u{202E}", "x",
  ]

  static func text(_ reader: inout InputReader, pieces count: Int) -> String {
    (0..<reader.choice(count)).map { _ in reader.element(pieces) }.joined()
  }
}

/// One text, kept by all that edit text.
@MainActor
private final class EditedTexts {
  private static let mark = NSAttributedString.Key("mark")

  /// What there should be.
  private var units: [UInt16]
  /// The number that marks each unit in the attributed texts.
  private var marks: [Int]
  private var plain: String
  private let mutable: NSMutableString
  private let attributed: NSMutableAttributedString
  private let storage: NSTextStorage
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
  private var count = 0

  init(_ text: String) {
    units = Array(text.utf16)
    marks = Array(repeating: 0, count: units.count)
    plain = text
    mutable = NSMutableString(string: text)
    attributed = NSMutableAttributedString(string: text, attributes: [Self.mark: 0])
    storage = NSTextStorage(string: text, attributes: [Self.mark: 0])
    view.text = text
    field.text = text
  }

  private func range(_ reader: inout InputReader) -> NSRange {
    let start = reader.choice(units.count + 1)
    let length = reader.choice(min(units.count - start, 5) + 1)
    return NSRange(location: start, length: length)
  }

  func edit(_ reader: inout InputReader) throws {
    count += 1
    let kind = reader.choice(4)
    let range = range(&reader)
    let new = kind == 0 ? "" : UnitTexts.text(&reader, pieces: 4)
    let words = "\(range) of \(Self.hex(units)) with \(Self.hex(Array(new.utf16)))"
    splice(range, new)
    editStrings(range, new)
    editAttributed(range, new)
    try check(words)
    try editViews(range, new, words)
  }

  /// Half of a pair that is left over becomes the replacement character.
  private func splice(_ range: NSRange, _ new: String) {
    let place = range.location..<NSMaxRange(range)
    units.replaceSubrange(place, with: new.utf16)
    units = Array(String(decoding: units, as: UTF16.self).utf16)
    marks.replaceSubrange(place, with: Array(repeating: count, count: new.utf16.count))
  }

  private func editStrings(_ range: NSRange, _ new: String) {
    plain = NSString(string: plain).replacingCharacters(in: range, with: new)
    if range.length == 0 {
      mutable.insert(new, at: range.location)
    } else if new.isEmpty {
      mutable.deleteCharacters(in: range)
    } else {
      mutable.replaceCharacters(in: range, with: new)
    }
  }

  private func editAttributed(_ range: NSRange, _ new: String) {
    let marked = NSAttributedString(string: new, attributes: [Self.mark: count])
    for text in [attributed, storage] {
      if range.length == 0 {
        text.insert(marked, at: range.location)
      } else if new.isEmpty {
        text.deleteCharacters(in: range)
      } else {
        text.replaceCharacters(in: range, with: marked)
      }
    }
  }

  private func editViews(_ range: NSRange, _ new: String, _ words: String) throws {
    view.selectedRange = range
    view.insertText(new)
    try compare(view.text, "text view", words)
    view.layoutIfNeeded()
    try FuzzFailure.check(
      view.contentOffset.y >= 0
        && view.contentOffset.y <= max(0, view.contentSize.height - view.bounds.height),
      "the text view shows \(view.contentOffset) of \(view.contentSize) after \(words)")
    if new != "\n", let place = place(range) {
      field.replace(place, withText: new)
      try compare(field.text, "field", words)
    }
    field.text = plain
    try deleteBackward(at: range.location)
  }

  private func place(_ range: NSRange) -> UITextRange? {
    guard let start = field.position(from: field.beginningOfDocument, offset: range.location),
      let end = field.position(from: start, offset: range.length)
    else { return nil }
    return field.textRange(from: start, to: end)
  }

  /// Takes whole characters, wherever the caret is.
  private func deleteBackward(at offset: Int) throws {
    guard offset > 0, let caret = place(NSRange(location: offset, length: 0)) else { return }
    field.selectedTextRange = caret
    let gone = NSString(string: plain).rangeOfComposedCharacterSequence(at: offset - 1)
    var left = units
    left.removeSubrange(gone.location..<NSMaxRange(gone))
    field.deleteBackward()
    try FuzzFailure.check(
      Array((field.text ?? "").utf16) == left,
      "deleting backward from \(offset) in \(Self.hex(units)) left \(Self.hex(Array((field.text ?? "").utf16)))"
    )
    field.text = plain
  }

  private func check(_ words: String) throws {
    try compare(plain, "string", words)
    try compare(mutable.description, "mutable string", words)
    for (text, name) in [(attributed, "attributed string"), (storage, "text storage")] {
      try compare(text.string, name, words)
      for index in units.indices {
        let mark = unsafe text.attributes(at: index, effectiveRange: nil)[Self.mark] as? Int
        try FuzzFailure.check(
          mark == marks[index],
          "the \(name) marks unit \(index) with \(mark ?? -1), not \(marks[index]), after \(words)")
      }
    }
  }

  private func compare(_ text: String?, _ name: String, _ words: String) throws {
    let found = Array((text ?? "").utf16)
    try FuzzFailure.check(
      found == units,
      "the \(name) is \(Self.hex(found)), not \(Self.hex(units)), after \(words)")
  }

  func editBeyondTheEnd(_ reader: inout InputReader) throws {
    let range = NSRange(location: units.count + reader.choice(2), length: 1)
    DeservedException.announce(.range)
    if reader.flag() {
      mutable.replaceCharacters(in: range, with: "a")
    } else {
      _ = NSString(string: plain).replacingCharacters(in: range, with: "a")
    }
    throw FuzzFailure("\(range) of \(units.count) units was replaced")
  }

  private static func hex(_ units: [UInt16]) -> String {
    "[" + units.map { String($0, radix: 16) }.joined(separator: " ") + "]"
  }
}
