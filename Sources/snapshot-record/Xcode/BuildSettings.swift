import FoundationEssentials

/// Build settings as Xcode resolves them, with levels, `$(inherited)`, variables, and conditions such as
/// `[sdk=iphone*]`.
struct BuildSettings {
  /// The weakest first.
  private let levels: [[String: String]]

  /// - Parameters:
  ///   - levels: the levels, the weakest first; names may have conditions.
  ///   - configuration: the name with which `[config=…]` is compared.
  init(_ levels: [[String: String]], configuration: String) {
    self.levels = levels.map { Self.applying($0, configuration) }
  }

  /// The value with all variables replaced; nil if no level has the setting.
  subscript(name: String) -> String? { value(name, below: levels.count, []) }

  /// The parts of a value that is a list.
  func words(_ name: String) -> [String] { Self.words(self[name] ?? "") }

  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The names of all settings, sorted.
  var names: [String] { Set(levels.flatMap(\.keys)).sorted() }

  /// A text with its variables replaced: `$(NAME)`, `${NAME}`, `$(NAME:lower)`, `$(A_$(B))`.
  func expanded(_ text: String) -> String { expand(text, nil, levels.count, []) }

  // MARK: Conditions

  private static func applying(
    _ settings: [String: String], _ configuration: String
  ) -> [String: String] {
    var result = settings.filter { !$0.key.contains("[") }
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) where key.contains("[") {
      let parts = key.split { "[],".contains($0) }.map(String.init)
      guard let name = parts.first,
        parts.dropFirst().allSatisfy({ holds($0, configuration) })
      else { continue }
      result[name] = value
    }
    return result
  }

  private static func holds(_ condition: String, _ configuration: String) -> Bool {
    let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return false }
    func matches(_ value: String) -> Bool {
      parts[1].last == "*" ? value.hasPrefix(parts[1].dropLast()) : value == parts[1]
    }
    return switch parts[0] {
    case "sdk": matches("iphonesimulator")
    case "arch": matches("x86_64")
    case "config": matches(configuration)
    default: false
    }
  }

  // MARK: Variables

  private func value(_ name: String, below limit: Int, _ seen: Set<String>) -> String? {
    guard let level = levels[..<limit].lastIndex(where: { $0[name] != nil }),
      let text = levels[level][name]
    else { return nil }
    return expand(text, name, level, seen)
  }

  /// - Parameters:
  ///   - name: the setting whose value the text is; `$(inherited)` is its value below `level`.
  ///   - seen: the settings that are being resolved, so that cycles end.
  private func expand(_ text: String, _ name: String?, _ level: Int, _ seen: Set<String>) -> String
  {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, let close = Self.closing(of: open, in: rest) else {
        result += "$"
        rest = rest[open...]
        continue
      }
      let inner = expand(String(rest[rest.index(after: open)..<close]), name, level, seen)
      result += variable(inner, name, level, seen)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private func variable(
    _ text: String, _ name: String?, _ level: Int, _ seen: Set<String>
  ) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let found: String?
    if parts[0] == "inherited" || parts[0] == name {
      found = name.flatMap { value($0, below: level, seen) }
    } else if seen.contains(parts[0]) {
      found = nil
    } else {
      found = value(
        parts[0], below: levels.count, seen.union([parts[0]] + [name].compactMap(\.self)))
    }
    return parts.dropFirst().reduce(found ?? "") { Self.modified($0, by: $1) }
  }

  private static func closing(of open: Substring.Index, in text: Substring) -> Substring.Index? {
    let brackets: (open: Character, close: Character)
    switch text[open] {
    case "(": brackets = ("(", ")")
    case "{": brackets = ("{", "}")
    default: return nil
    }
    var depth = 0
    for index in text[open...].indices {
      if text[index] == brackets.open { depth += 1 }
      if text[index] == brackets.close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func modified(_ value: String, by modifier: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": moduleName(value)
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case _ where modifier.hasPrefix("default="):
      value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
    default: value
    }
  }

  /// The name with `_` for every character that is not allowed in a Swift identifier: "My App" is the module `My_App`.
  static func moduleName(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (letters.first?.isNumber == true ? "_" : "") + String(letters)
  }

  // MARK: Lists

  /// Splits a text at spaces that are neither quoted nor escaped with a backslash.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
