import Foundation

/// The prose of a file: the text of a Markdown page without code, or the comments and literals of a Swift file.
struct Prose {
  /// Lines without code.
  private(set) var lines: [String] = []
  /// Lines of prose over 120 columns; rows of tables and lines with links do not count.
  private(set) var wideLines = 0

  init(markdown: String) {
    var isInCode = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isInCode.toggle()
      } else if !isInCode, !line.hasPrefix("<!--") {
        lines.append(Self.withoutCode(line))
        if line.count > 120, !line.hasPrefix("|"), !line.contains("]("), !line.contains("<") {
          wideLines += 1
        }
      }
    }
  }

  init(swift: String) {
    var isInLiteral = false
    for line in swift.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) {
        isInLiteral.toggle()
      } else if isInLiteral {
        lines.append(Self.withoutCode(text))
      } else if text.hasPrefix("//") {
        lines.append(Self.withoutCode(text.drop { $0 == "/" || $0 == " " }))
        if line.count > 120 { wideLines += 1 }
      } else if text.contains("\"") {
        let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
        lines += pieces.indices.filter { $0 % 2 == 1 }.map { Self.withoutCode(pieces[$0]) }
      }
    }
  }

  /// A code span is one word.
  private static func withoutCode(_ line: Substring) -> String {
    let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
    return pieces.indices.map { $0 % 2 == 0 ? String(pieces[$0]) : "x" }.joined()
  }

  // MARK: Tics

  /// How often each tic occurs; what does not occur is left out.
  var tics: [String: Int] {
    var found: [String: Int] = [:]
    for line in lines {
      for name in Self.tics(in: line) { found[name, default: 0] += 1 }
    }
    if wideLines > 0 { found["wide"] = wideLines }
    return found
  }

  private static let relatives: Set<String> = ["that", "of", "which", "who"]
  private static let forms: Set<String> = ["is", "are", "was", "were"]
  private static let british = ["colour", "grey", "behaviour", "recognis", "optimis"]

  private static func tics(in line: String) -> [String] {
    var found: [String] = []
    if line.hasPrefix("Of ") || line.hasPrefix("- Of ") { found.append("of") }
    let words = line.split { !($0.isASCII && $0.isLetter) }.map { $0.lowercased() }
    for (index, word) in words.enumerated() {
      let before = index > 0 ? words[index - 1] : ""
      switch word {
      case "alone", "whoever": found.append(word)
      case "no" where forms.contains(before):
        if index < 2 || words[index - 2] != "there" { found.append("isNo") }
      case "where" where before == "nil": found.append("nilWhere")
      case "wait", "waits":
        if before == "what" || before == "that" || before == "which" { found.append("waits") }
      case _ where before == "those" && relatives.contains(word): found.append("those")
      case _ where british.contains(where: { word.hasPrefix($0) }): found.append("british")
      default: break
      }
    }
    return found
  }

  // MARK: Sentences

  /// Sentences of more than 30 words; a semicolon, a colon and a cell of a table end a sentence.
  var longSentences: [String] {
    paragraphs.flatMap { paragraph in
      paragraph.split(separator: #/[.:;?!]\s/#).map(String.init)
    }.filter { $0.split(whereSeparator: \.isWhitespace).count > 30 }
  }

  private var paragraphs: [String] {
    var found: [String] = [""]
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("|") {
        found += text.split(separator: "|").map(String.init) + [""]
      } else if text.isEmpty || text.hasPrefix("- ") || text.hasPrefix("#")
        || text.first?.isNumber == true
      {
        found.append(String(text))
      } else {
        found[found.count - 1] += " " + text
      }
    }
    return found
  }
}
