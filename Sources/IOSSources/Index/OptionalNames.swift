/// The names of requirements that optional calls can use to look up members of a class.
struct OptionalNames: Sendable {
  private let protocols: [NamedType]
  /// Whether protocols of other modules may look up other members.
  private let isOpen: Bool
  /// The members of the class itself, by name.
  private let members: [String: [Member]]

  init(of name: String, in index: ModuleIndex) {
    let conformances = index.conformances(of: name)
    protocols = conformances.compactMap(index.type).filter { !$0.optionalRequirements.isEmpty }
    isOpen = conformances.contains { index.isDelegate($0) && !index.isKnown($0) }
    members = index.type(name)?.members ?? [:]
  }

  func names(of member: Member) -> [String] {
    guard !member.isStatic, !member.isPrivate else { return [] }
    let requirements = requirements(of: member)
    if !requirements.isEmpty { return Set(requirements.map(\.objectiveCName)).sorted() }
    let mayBeOptional =
      isOpen && member.kind == .method && !member.parameters.isEmpty
      && !member.modifiers.contains("override")
    return mayBeOptional ? [member.objectiveCName] : []
  }

  /// Whether the member may implement several requirements, although it can fit only one.
  func isUnclear(_ member: Member) -> Bool {
    guard !member.isStatic, !member.isPrivate else { return false }
    let requirements = requirements(of: member)
    return Set(requirements.map(\.objectiveCName)).count > 1
      && Set(requirements.map(\.comparableTypes)).count > 1
  }

  /// The requirements that the member implements.
  ///
  /// Several requirements may have its name and labels. In that case its own Objective-C name decides, or its types, or
  /// the fact that other members of the class implement the rest.
  private func requirements(of member: Member) -> [Member] {
    let named = protocols.flatMap { $0.optionalRequirements[member.reference] ?? [] }
    guard Set(named.map(\.objectiveCName)).count > 1 else { return named }
    if member.hasObjectiveCName {
      let same = named.filter { $0.objectiveCName == member.objectiveCName }
      if !same.isEmpty { return same }
    }
    let types = member.comparableTypes
    let fitting = named.filter { $0.comparableTypes == types }
    if !fitting.isEmpty { return fitting }
    let others = Set(
      (members[member.name] ?? []).filter { $0.reference == member.reference }
        .map(\.comparableTypes))
    let open = named.filter { !others.contains($0.comparableTypes) }
    return open.isEmpty ? named : open
  }
}

extension Member {
  /// Whether its own attribute gives it a name.
  fileprivate var hasObjectiveCName: Bool {
    attributes.contains { $0.name == "objc" && $0.argument != nil }
  }

  /// The types of the parameters without the parts that can be written in several ways: spaces, the modules or types
  /// around a name, and the mark of an implicitly unwrapped optional.
  fileprivate var comparableTypes: String {
    var result = ""
    for character in parameterTypes where character != " " && character != "\n" {
      if character == "." {
        while let last = result.last, last.isLetter || last.isNumber || last == "_" {
          result.removeLast()
        }
      } else {
        result.append(character == "!" ? "?" : character)
      }
    }
    return result
  }
}
