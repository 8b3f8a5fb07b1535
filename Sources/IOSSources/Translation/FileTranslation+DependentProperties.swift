extension FileTranslation {
  private static let affecting = "keyPathsForValuesAffecting"

  /// The properties whose values depend, directly or indirectly, on the value of `member`, according to class methods
  /// `keyPathsForValuesAffecting…` in this file.
  func dependents(of member: Member, in type: TypeDeclaration) -> [Member] {
    let members = declarations.types.filter { $0.key == type.key }.flatMap(\.members)
    let rules = members.filter { $0.isStatic && $0.name.hasPrefix(Self.affecting) }
    guard !rules.isEmpty else { return [] }
    var found: [Member] = []
    var names = [member.objectiveCName]
    while let name = names.popLast() {
      let affected = Set(
        rules.filter { keys(in: $0).contains(name) }.map { $0.name.dropFirst(Self.affecting.count) }
      )
      for other in members
      where other.kind == .property && !other.isStatic && other.name != member.name
        && affected.contains(Self.capitalized(other.objectiveCName))
        && !found.contains(where: { $0.name == other.name })
      {
        found.append(other)
        names.append(other.objectiveCName)
      }
    }
    return found
  }

  private static func capitalized(_ name: String) -> Substring {
    Substring(name.prefix(1).uppercased() + name.dropFirst())
  }

  /// The keys in the strings and `#keyPath`s of a declaration, up to the first period of each string.
  private func keys(in member: Member) -> Set<String> {
    var keys: Set<String> = []
    var isInKeyPath = false
    let first = source.firstToken(from: member.range.upperBound)
    for token in first..<max(first, source.firstToken(from: member.fullRange.upperBound)) {
      switch source.tokens[token].kind {
      case .string:
        let text = source.spelling(token).filter { $0 != "\"" }
        keys.insert(String(text.prefix { $0 != "." }))
      case .pound: isInKeyPath = source.spelling(token) == "#keyPath"
      case .word where isInKeyPath: keys.insert(source.spelling(token))
      case .symbol where source.isSymbol(token, ")"): isInKeyPath = false
      default: break
      }
    }
    return keys
  }
}
