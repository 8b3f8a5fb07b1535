/// The combined facts from the declaration and the extensions of a type.
struct NamedType: Sendable {
  private(set) var isProtocol = false
  private(set) var isClass = false
  private(set) var isGeneric = false
  private(set) var isFinal = false
  /// Whether it is declared here, not only extended.
  private(set) var isDeclared = false
  private(set) var hasObjectiveCMembers = false
  /// Whether its declaration says `@MainActor`.
  private(set) var isOnMainActor = false
  /// Whether there are several classes of it, or it is created only when a function is called: it is generic, nested in
  /// a generic type, or local.
  private(set) var isLate = false
  /// The inherited types in the declaration of a class.
  private(set) var classInheritance: [String] = []
  /// The inherited types in the declaration and all extensions.
  private(set) var inheritance: [String] = []
  private(set) var members: [String: [Member]] = [:]
  /// The optional requirements of a protocol, by reference.
  private(set) var optionalRequirements: [String: [Member]] = [:]

  /// - Parameter inheritance: the types that the type inherits, by their keys in the index.
  mutating func add(
    _ type: TypeDeclaration, inheriting inheritance: [String], isLate: Bool
  ) {
    self.isLate = self.isLate || isLate
    if type.keyword == .class, !isClass { classInheritance = inheritance }
    isClass = isClass || type.keyword == .class
    isFinal = isFinal || type.keyword == .class && type.modifiers.contains("final")
    isProtocol = isProtocol || type.keyword == .protocol
    isGeneric = isGeneric || type.isGeneric
    isDeclared = isDeclared || type.keyword != .extension
    hasObjectiveCMembers = hasObjectiveCMembers || type.has("objcMembers")
    isOnMainActor =
      isOnMainActor || [.class, .protocol].contains(type.keyword) && type.has("MainActor")
    self.inheritance += inheritance
    for member in type.members where !member.isInactive {
      members[member.name, default: []].append(member)
    }
    guard type.keyword == .protocol else { return }
    for member in type.members where member.isOptional && !member.isInactive {
      optionalRequirements[member.reference, default: []].append(member)
    }
  }
}
