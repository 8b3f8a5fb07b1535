extension FileTranslation {
  /// Makes `@objc dynamic` properties notify their observers, as the Objective-C runtime does on iOS.
  ///
  /// An override stays unchanged, because the class that declares the property notifies its observers.
  func observedProperties() -> Changes {
    var edits: [Edit] = []
    for type in declarations.types
    where [.class, .extension].contains(type.keyword) && !type.isInactive
      && index.isObject(type.key)
    {
      for member in type.members where isObserved(member, of: type) {
        edits += calls(of: member, in: type)
      }
    }
    return Changes(edits: edits, needs: edits.isEmpty ? [] : .uiKit)
  }

  private func isObserved(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard member.kind == .property, member.isSettable, member.modifiers.contains("dynamic"),
      !member.isStatic, !member.isInactive, !member.modifiers.contains("override"),
      member.attributes.allSatisfy({ Self.plainAttributes.contains($0.name) })
    else { return false }
    return member.isMarked || type.has("objc") && type.keyword == .extension
      || index.hasObjectiveCMembers(type.key) && !member.isPrivate
  }

  /// Any other attribute may be a property wrapper.
  private static let plainAttributes: Set<String> = [
    "objc", "IBOutlet", "IBInspectable", "GKInspectable", "NSCopying", "MainActor", "available",
    "preconcurrency", "usableFromInline", "inlinable",
  ]

  private func calls(of member: Member, in type: TypeDeclaration) -> [Edit] {
    let body = PropertyBody(
      of: source, from: source.firstToken(from: member.range.upperBound))
    guard !body.isOneOfSeveral else { return [] }
    let arguments = ([member] + dependents(of: member, in: type)).map {
      "(of: \\.\(ReservedWord.quoted($0.name)), named: \"\($0.objectiveCName)\")"
    }
    let before = arguments.map { "_willChangeValue\($0)" }.joined(separator: "; ")
    let after = arguments.map { "_didChangeValue\($0)" }.joined(separator: "; ")
    guard let brace = body.brace else {
      return [insertion(" { willSet { \(before) } didSet { \(after) } }", behind: body.end - 1)]
    }
    if let setter = body.accessors.first(where: { $0.name == "set" }) {
      return [insertion(" \(before); \(last(after, in: setter.brace))", behind: setter.brace)]
    }
    guard !body.accessors.isEmpty,
      !body.accessors.contains(where: { $0.name == "get" || $0.name == "_read" })
    else { return [] }
    var edits: [Edit] = []
    var added = ""
    if let observer = body.accessors.first(where: { $0.name == "willSet" }) {
      edits.append(insertion(" \(before);", behind: observer.brace))
    } else {
      added += " willSet { \(before) }"
    }
    if let observer = body.accessors.first(where: { $0.name == "didSet" }) {
      edits.append(insertion(" \(last(after, in: observer.brace))", behind: observer.brace))
    } else {
      added += " didSet { \(after) }"
    }
    return edits + [insertion(added, behind: brace)]
  }

  /// A statement that runs last, however the body is left; if it is the only one, it is written without `defer`, which
  /// would cause a warning.
  private func last(_ statement: String, in brace: Int) -> String {
    source.inside(brace).isEmpty ? "\(statement);" : "defer { \(statement) };"
  }

  private func insertion(_ text: String, behind token: Int) -> Edit {
    Edit(text, behind: source.tokens[token].range.upperBound)
  }
}
