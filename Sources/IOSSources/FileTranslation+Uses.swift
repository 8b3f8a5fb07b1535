extension FileTranslation {
  mutating func translateUses() {
    for use in declarations.uses {
      let open = use.token + 1
      if source.spelling(use.token) == "#Preview" { blankPreview(use.token) }
      guard source.isSymbol(open, "(") else { continue }
      let close = source.closing(open)
      let range = source.tokens[use.token].range.lowerBound..<source.tokens[close].range.upperBound
      switch source.spelling(use.token) {
      case "#available", "#unavailable": translateAvailability(use.token, range)
      case "#Preview": break
      case "#selector":
        usesUIKit = true
        edits.append(
          source.replace(range, with: selector(source.inside(open), in: use.type)))
      case "#keyPath":
        edits.append(
          source.replace(range, with: keyPath(source.inside(open), in: use.type)))
      case "#colorLiteral", "#imageLiteral":
        // The compiler asks UIColor and UIImage.
        usesUIKit = true
      default:
        report(
          .fileLiteral,
          "file literals are not available on Linux: write Bundle.module.url(forResource:withExtension:)",
          at: range.lowerBound)
      }
    }
  }

  /// Xcode's previews are for Xcode: there is no such macro on Linux.
  private mutating func blankPreview(_ token: Int) {
    var next = token + 1
    if source.isSymbol(next, "(") { next = source.closing(next) + 1 }
    guard source.isSymbol(next, "{") else { return }
    let end = source.tokens[source.closing(next)].range.upperBound
    edits.append(source.blank(source.tokens[token].range.lowerBound..<end))
  }

  /// On Linux a condition on iOS's version holds whatever the version; one later than what is played must not.
  private mutating func translateAvailability(_ token: Int, _ range: Range<Int>) {
    let tokens = source.inside(token + 1)
    guard
      let platform = tokens.first(where: {
        ["iOS", "iOSApplicationExtension"].contains(source.spelling($0))
      }), source.tokens.indices.contains(platform + 1), source.tokens[platform + 1].kind == .number
    else { return }
    let version = source.spelling(platform + 1).split(separator: ".").compactMap { Int($0) }
    guard SystemVersion.isLater(version) else { return }
    usesUIKit = true
    let sign = source.spelling(token) == "#unavailable" ? "!" : ""
    let numbers = version.map(String.init).joined(separator: ", ")
    edits.append(source.replace(range, with: "\(sign)_SystemVersion.isAtLeast(\(numbers))"))
  }

  /// A string literal of the property names.
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

  /// Apple's classes declare `isHidden` as `hidden` with another name for the getter.
  func objectiveCName(ofProperty name: String, in type: String) -> String {
    if let member = index.members(name, of: type).first { return member.objectiveCName }
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), rest.first?.isUppercase == true else { return name }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
