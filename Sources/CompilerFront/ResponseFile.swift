/// A list of paths in the format that SwiftPM writes for the compiler: one path per line, quoted for a shell if needed.
package enum ResponseFile {
  package static func paths(in text: String) -> [String] {
    var reader = Reader()
    for character in text { reader.read(character) }
    reader.endPath()
    return reader.paths
  }

  package static func text(of paths: [String]) -> String {
    paths.map { quoted($0) + "\n" }.joined()
  }

  /// Returns the path quoted as one word of a shell.
  static func quoted(_ path: String) -> String {
    let parts = path.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }

  private struct Reader {
    var paths: [String] = []
    private var path = ""
    private var isOpen = false
    private var isEscaped = false
    private var quote: Character?

    mutating func read(_ character: Character) {
      if isEscaped {
        isEscaped = false
        add(character)
      } else if character == quote {
        quote = nil
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        isOpen = true
      } else if quote == nil, character.isWhitespace {
        endPath()
      } else {
        add(character)
      }
    }

    mutating func endPath() {
      if isOpen { paths.append(path) }
      path = ""
      isOpen = false
    }

    private mutating func add(_ character: Character) {
      path.append(character)
      isOpen = true
    }
  }
}
