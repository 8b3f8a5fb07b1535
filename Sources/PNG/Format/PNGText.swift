/// A keyword and a text in the metadata of a PNG file.
package struct PNGText: Hashable, Sendable {
  /// 1 to 79 printable ASCII characters, without leading, trailing or consecutive spaces.
  package let keyword: String
  /// The text, which may have any character except NUL.
  package let text: String

  package init(_ keyword: String, _ text: String) {
    self.keyword = keyword
    self.text = text
  }

  /// Whether the text is long enough to be deflated.
  var isCompressed: Bool { text.utf8.count > 1_024 }

  var isASCII: Bool { text.utf8.allSatisfy { $0 < 128 } }

  var isValid: Bool {
    let key = Array(keyword.utf8)
    guard (1...79).contains(key.count), key.first != 32, key.last != 32 else { return false }
    let hasDoubleSpace = zip(key, key.dropFirst()).contains { $0 == 32 && $1 == 32 }
    return !hasDoubleSpace && key.allSatisfy { (32..<127).contains($0) } && !text.utf8.contains(0)
  }
}
