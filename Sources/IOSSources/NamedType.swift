/// What the declaration and the extensions of a type say together.
struct NamedType: Sendable {
  private(set) var isProtocol = false
  private(set) var isClass = false
  private(set) var isGeneric = false
  /// Whether it is declared here, not only extended.
  private(set) var isDeclared = false
  private(set) var hasObjectiveCMembers = false
  /// What the declaration of a class inherits.
  private(set) var classInheritance: [String] = []
  /// What the declaration and all extensions inherit.
  private(set) var inheritance: [String] = []
  private(set) var members: [String: [Member]] = [:]
  /// The optional requirements of a protocol, by reference.
  private(set) var optionalRequirements: [String: [Member]] = [:]

  mutating func add(_ type: TypeDeclaration) {
    if type.keyword == .class, !isClass { classInheritance = type.inheritance }
    isClass = isClass || type.keyword == .class
    isProtocol = isProtocol || type.keyword == .protocol
    isGeneric = isGeneric || type.isGeneric
    isDeclared = isDeclared || type.keyword != .extension
    hasObjectiveCMembers = hasObjectiveCMembers || type.has("objcMembers")
    inheritance += type.inheritance
    for member in type.members { members[member.name, default: []].append(member) }
    guard type.keyword == .protocol else { return }
    for member in type.members where member.isOptional {
      optionalRequirements[member.reference, default: []].append(member)
    }
  }
}
