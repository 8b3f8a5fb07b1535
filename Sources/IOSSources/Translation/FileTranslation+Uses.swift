extension FileTranslation {
  func uses() -> Changes {
    declarations.uses.reduce(into: Changes()) { $0 += changes(for: $1) }
  }

  private func changes(for use: FileDeclarations.Use) -> Changes {
    let keyword = source.spelling(use.token)
    if keyword == "#Preview" { return preview(use) }
    let open = use.token + 1
    guard source.isSymbol(open, "(") else { return Changes() }
    let close = source.closing(open)
    let range = source.tokens[use.token].range.lowerBound..<source.tokens[close].range.upperBound
    switch keyword {
    case "#available", "#unavailable": return availability(use.token, range)
    case "#selector": return selector(range, source.inside(open), in: use.type)
    case "#keyPath":
      let text = keyPath(source.inside(open), in: use.type)
      return Changes(edits: [source.replace(range, with: text)])
    case "#colorLiteral", "#imageLiteral":
      // The compiler looks up UIColor and UIImage.
      return Changes(needs: .uiKit)
    default:
      return Changes(
        diagnostics: problem(
          .fileLiteral,
          "file literals are not available on Linux: write Bundle.module.url(forResource:withExtension:)",
          at: range.lowerBound))
    }
  }

  private func selector(_ range: Range<Int>, _ tokens: Range<Int>, in type: Int?) -> Changes {
    let text = selector(tokens, in: type)
    var changes = Changes(
      edits: [source.replace(range, with: text ?? "Selector(\"\")")], needs: .uiKit)
    if text == nil {
      changes.diagnostics = problem(
        .selectorForm,
        "this form of #selector is not known here: name the method as 'Type.method(_:)'",
        at: tokens.isEmpty ? source.bytes.count : source.tokens[tokens.lowerBound].range.lowerBound)
    }
    return changes
  }

  /// On Linux a condition on iOS's version is true for every version, but it must be false for versions later than the
  /// simulated one.
  private func availability(_ token: Int, _ range: Range<Int>) -> Changes {
    let tokens = source.inside(token + 1)
    guard
      let platform = tokens.first(where: {
        ["iOS", "iOSApplicationExtension"].contains(source.spelling($0))
      }), source.tokens.indices.contains(platform + 1), source.tokens[platform + 1].kind == .number
    else { return Changes() }
    let version = source.spelling(platform + 1).split(separator: ".").compactMap { Int($0) }
    guard SystemVersion.isLater(version) else { return Changes() }
    let sign = source.spelling(token) == "#unavailable" ? "!" : ""
    let numbers = version.map(String.init).joined(separator: ", ")
    let text = "\(sign)_SystemVersion.isAtLeast(\(numbers))"
    return Changes(edits: [source.replace(range, with: text)], needs: .uiKit)
  }

  /// A string literal with the property names.
  private func keyPath(_ tokens: Range<Int>, in type: Int?) -> String {
    var names = tokens.filter { source.isWord($0) }.map { source.word($0) }
    var root = type.map { declarations.types[$0].key } ?? ""
    var types: [String] = []
    while names.count > 1, let first = names.first,
      first.first?.isUppercase == true || first == "self"
    {
      types.append(first)
      names.removeFirst()
    }
    if !types.isEmpty, types != ["self"], types != ["Self"] {
      root = declarations.key(of: types.joined(separator: "."), at: tokens.lowerBound)
    }
    if let first = names.first { names[0] = objectiveCName(ofProperty: first, in: root) }
    return "\"" + names.joined(separator: ".") + "\""
  }

  /// The name in Objective-C, which differs for Apple's `isHidden`: it is declared as `hidden` with another name for
  /// the getter.
  func objectiveCName(ofProperty name: String, in type: String) -> String {
    if let member = index.members(name, of: type).first { return member.objectiveCName }
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), rest.first?.isUppercase == true else { return name }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}

/// The version of iOS that UIKit simulates at least, which is `UIDevice.systemVersion` in the classic look.
///
/// A test keeps the two equal. Conditions on later versions are decided when the code runs.
enum SystemVersion {
  static let played = [18, 0]

  static func isLater(_ version: [Int]) -> Bool {
    var version = version
    while version.last == 0 { version.removeLast() }
    return played.lexicographicallyPrecedes(version)
  }
}
