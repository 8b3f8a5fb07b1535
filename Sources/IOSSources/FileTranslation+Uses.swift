extension FileTranslation {
  mutating func translateUses() {
    for use in declarations.uses {
      let open = use.token + 1
      guard source.isSymbol(open, "(") else { continue }
      let close = source.closing(open)
      let range = source.tokens[use.token].range.lowerBound..<source.tokens[close].range.upperBound
      switch source.spelling(use.token) {
      case "#selector":
        edits.append(
          source.replace(range, with: selector(source.inside(open), in: use.type)))
      case "#keyPath":
        edits.append(
          source.replace(range, with: keyPath(source.inside(open), in: use.type)))
      case "#colorLiteral", "#imageLiteral": break  // the compiler asks UIColor and UIImage
      default:
        report(
          "file literals are not available on Linux: write Bundle.module.url(forResource:withExtension:)",
          at: range.lowerBound)
      }
    }
  }

  /// A string literal of the property names.
  private func keyPath(_ tokens: Range<Int>, in type: Int?) -> String {
    var names = tokens.filter { source.isWord($0) }.map { source.word($0) }
    var root = type.map { declarations.types[$0].path } ?? ""
    var types: [String] = []
    while names.count > 1, let first = names.first,
      first.first?.isUppercase == true || first == "self"
    {
      types.append(first)
      names.removeFirst()
    }
    if !types.isEmpty, types != ["self"], types != ["Self"] { root = types.joined(separator: ".") }
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
