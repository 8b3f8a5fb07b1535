import DarkroomFoundation
import Testing

/// Foundation's calls that edit text take UTF-16 units, as `NSString`'s documentation says, wherever a range ends.
struct UnitReplacementTests {
  private static let texts = [
    "e\u{301}\u{302}x", "\n\u{301}\u{302}", "a\u{1F1E9}\u{1F1EA}b", "👨‍👩‍👧z", "a\r\nb",
    "\u{2028}\u{32e}\u{310}x",
    "각\u{1100}\u{1161}", "नमस्ते", "plain", "",
  ]
  private static let insertions = ["", "b", "\u{301}q", "\u{1F1EA}", "\u{200D}"]

  init() { UnitReplacement.install { fatalError($0) } }

  /// The units after an edit; half of a surrogate pair becomes U+FFFD, as `String` holds none.
  private static func expected(_ text: String, _ range: NSRange, _ new: String) -> String {
    var units = Array(text.utf16)
    units.replaceSubrange(range.location..<NSMaxRange(range), with: new.utf16)
    return String(decoding: units, as: UTF16.self)
  }

  /// All that edit at a range, by name.
  private static let edits: [(String, @Sendable (String, NSRange, String) -> String)] = [
    ("replacing", { NSString(string: $0).replacingCharacters(in: $1, with: $2) }),
    (
      "mutable string",
      { text, range, new in
        let string = NSMutableString(string: text)
        string.replaceCharacters(in: range, with: new)
        return string.description
      }
    ),
    (
      "insert and delete",
      { text, range, new in
        let string = NSMutableString(string: text)
        string.deleteCharacters(in: range)
        string.insert(new, at: range.location)
        return string.description
      }
    ),
    (
      "attributed string",
      { text, range, new in
        let string = NSMutableAttributedString(string: text)
        string.replaceCharacters(in: range, with: new)
        return string.string
      }
    ),
    (
      "attributed replacement",
      { text, range, new in
        let string = NSMutableAttributedString(string: text)
        string.replaceCharacters(in: range, with: NSAttributedString(string: new))
        return string.string
      }
    ),
  ]

  @Test(arguments: edits.map(\.0))
  func rangesCountUnits(edit name: String) throws {
    let edit = try #require(Self.edits.first { $0.0 == name }).1
    for text in Self.texts {
      let count = text.utf16.count
      for start in 0...count {
        for length in 0...min(3, count - start) {
          for new in Self.insertions {
            let range = NSRange(location: start, length: length)
            // Deleting half of a pair leaves another text to insert into.
            guard
              name != "insert and delete" || !Self.expected(text, range, "").contains("\u{FFFD}")
            else { continue }
            let found = edit(text, range, new)
            #expect(
              Array(found.utf16) == Array(Self.expected(text, range, new).utf16),
              "\(range) of \(Array(text.utf16)) with \(Array(new.utf16))")
          }
        }
      }
    }
  }

  @Test func attributesStayWithTheirUnits() {
    let key = NSAttributedString.Key("mark")
    let text = NSMutableAttributedString(string: "e\u{301}\u{302}x", attributes: [key: 1])

    text.replaceCharacters(
      in: NSRange(location: 1, length: 1), with: NSAttributedString(string: "bc"))

    let marks = (0..<text.length).map { index in
      unsafe text.attributes(at: index, effectiveRange: nil)[key] as? Int
    }
    #expect(Array(text.string.utf16) == [0x65, 0x62, 0x63, 0x302, 0x78])
    #expect(marks == [1, nil, nil, 1, 1])
  }

  @Test func regularExpressionsReplaceMatchesWithinCharacters() throws {
    let accent = try NSRegularExpression(pattern: "\u{301}")
    let text = NSMutableString(string: "e\u{301}\u{302}x")

    let count = accent.replaceMatches(
      in: text, range: NSRange(location: 0, length: text.length), withTemplate: "[$0]")

    #expect(count == 1)
    #expect(Array(text.description.utf16) == [0x65, 0x5B, 0x301, 0x5D, 0x302, 0x78])
  }
}
