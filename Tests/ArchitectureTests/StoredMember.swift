/// A variable that clients set and that stores what they set: `open var badgeCount = 0`.
///
/// Read line by line, as the formatter leaves it: a `var` whose line opens no brace, and that none follows on a line of
/// its own, has neither an accessor nor an observer.
struct StoredMember: Equatable {
  let name: String
  /// The doc comment's lines, without `///`.
  let comment: [String]

  /// Whether the doc comment says that nothing comes of it.
  var isMarked: Bool {
    comment.contains { $0.hasPrefix("- Important: Inert.") || $0.hasPrefix("Recorded") }
  }

  /// The members of a file, in its order; overrides are left out, since the class above declared the name.
  static func all(in text: String) -> [StoredMember] {
    var found: [StoredMember] = []
    var comment: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        comment.append(String(code.dropFirst(3).drop { $0 == " " }))
      } else if let name = name(in: code) {
        if !isFollowedByBrace(line, lines[(number + 1)...]) {
          found.append(StoredMember(name: name, comment: comment))
        }
        comment = []
      } else if !code.hasPrefix("@") || code.contains("func ") {
        comment = []
      }
    }
    return found
  }

  /// Those whose names stand nowhere in the code of all texts but in declarations of such members.
  static func unread(in texts: [String]) -> [StoredMember] {
    var counts: [String: Int] = [:]
    for text in texts { counts.merge(words(in: text), uniquingKeysWith: +) }
    let members = texts.flatMap(all)
    let declarations = Dictionary(grouping: members, by: \.name).mapValues(\.count)
    return members.filter { counts[$0.name] == declarations[$0.name] }
  }

  /// Whether the declaration that begins in `line` goes on, further in, up to a line that begins with its brace.
  private static func isFollowedByBrace(_ line: Substring, _ rest: ArraySlice<Substring>) -> Bool {
    let indent = line.prefix { $0 == " " }
    return rest.first { !$0.hasPrefix(indent + " ") }?.dropFirst(indent.count).first == "{"
  }

  private static func name(in code: Substring) -> String? {
    guard code.contains("var "), !code.contains("{") else { return nil }
    let words = code.split(separator: " ").drop { $0.hasPrefix("@") }
    guard ["public", "open"].contains(words.first), let keyword = words.firstIndex(of: "var"),
      words[..<keyword].allSatisfy({ !["override", "func"].contains($0) }),
      keyword + 1 < words.endIndex
    else { return nil }
    return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// How often each word of `text` stands outside of line comments.
  static func words(in text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      for word in code(of: line).split(whereSeparator: { !continuesWord($0) }) {
        counts[String(decoding: word, as: UTF8.self), default: 0] += 1
      }
    }
    return counts
  }

  /// What stands before `//`.
  private static func code(of line: Substring.UTF8View) -> Substring.UTF8View {
    var last: UInt8 = 0
    for index in line.indices {
      if line[index] == UInt8(ascii: "/"), last == line[index] {
        return line[..<line.index(before: index)]
      }
      last = line[index]
    }
    return line
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
