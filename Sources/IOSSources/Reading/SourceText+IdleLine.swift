extension SourceText {
  /// The byte range of the first line, without its end, that is empty or contains only a comment, and that is preceded
  /// by nothing but comments and imports of existing modules.
  var idleLine: Range<Int>? {
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = text(start..<end)
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
      if words.isEmpty || words[0].hasPrefix("//") {
        let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
        return start..<(hasReturn ? end - 1 : end)
      }
      guard words.count == 2, words[0] == "import", Self.harmless.contains(words[1]) else {
        return nil
      }
      start = end + 1
    }
    return nil
  }

  private static let harmless: Set<Substring> = ["Foundation", "UIKit", "XCTest", "Testing"]
}
