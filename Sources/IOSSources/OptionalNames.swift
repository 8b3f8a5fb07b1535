/// The names by which optional calls may ask for members of a class: those of the requirements.
struct OptionalNames: Sendable {
  private let protocols: [NamedType]
  /// Whether protocols of other modules may ask for more.
  private let isOpen: Bool

  init(of name: String, in index: ModuleIndex) {
    let conformances = index.conformances(of: name)
    protocols = conformances.compactMap(index.type).filter { !$0.optionalRequirements.isEmpty }
    isOpen = conformances.contains { index.isDelegate($0) && !index.isKnown($0) }
  }

  func names(of member: Member) -> [String] {
    guard !member.isStatic, !member.isPrivate else { return [] }
    let requirements = protocols.flatMap { $0.optionalRequirements[member.reference] ?? [] }
    if !requirements.isEmpty { return Set(requirements.map(\.objectiveCName)).sorted() }
    let mayBeOptional =
      isOpen && member.kind == .method && !member.parameters.isEmpty
      && !member.modifiers.contains("override")
    return mayBeOptional ? [member.objectiveCName] : []
  }
}
