/// What all files of a module declare, by name.
struct ModuleIndex: Sendable {
  private var byName: [String: [TypeDeclaration]] = [:]
  /// The classes that override a member, by its reference.
  private var overriding: [String: [String]] = [:]

  init(_ files: [FileDeclarations]) {
    for type in files.lazy.flatMap(\.types) {
      byName[type.path, default: []].append(type)
      if type.name != type.path { byName[type.name, default: []].append(type) }
      for member in type.members where member.modifiers.contains("override") {
        overriding[member.reference, default: []].append(type.path)
      }
    }
  }

  /// The declaration and the extensions of a type, by its path or its last component.
  func declarations(_ name: String) -> [TypeDeclaration] {
    if let found = byName[name] { return found }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last == name ? [] : byName[last] ?? []
  }

  func isProtocol(_ name: String) -> Bool {
    declarations(name).contains { $0.keyword == .protocol }
  }

  func isClass(_ name: String) -> Bool {
    declarations(name).contains { $0.keyword == .class }
  }

  func isGeneric(_ name: String) -> Bool { declarations(name).contains(where: \.isGeneric) }

  func isKnown(_ name: String) -> Bool {
    declarations(name).contains { $0.keyword != .extension }
  }

  /// The class and its superclasses, up to and including the first of another module.
  func classes(from name: String) -> [String] {
    var result: [String] = []
    var next: String? = name
    while let current = next, !result.contains(current) {
      result.append(current)
      next = declarations(current).first { $0.keyword == .class }?.inheritance.first {
        !isProtocol($0)
      }
    }
    return result
  }

  /// What a type and, for a class, its superclasses declare by that name, nearest first.
  func members(_ name: String, of type: String) -> [Member] {
    classes(from: type).flatMap { declarations($0) }.flatMap(\.members).filter { $0.name == name }
  }

  /// Whether a subclass overrides the member of a class.
  func isOverridden(_ member: Member, of name: String) -> Bool {
    overriding[member.reference]?.contains { classes(from: $0).dropFirst().contains(name) } ?? false
  }

  /// Whether XCTest runs the methods of the class.
  func isTestCase(_ name: String) -> Bool {
    classes(from: name).last.map { $0.hasSuffix("TestCase") } ?? false
  }

  /// Whether members of the class are visible to Objective-C without being marked.
  func hasObjectiveCMembers(_ name: String) -> Bool {
    classes(from: name).flatMap { declarations($0) }.contains { $0.has("objcMembers") }
  }
}

extension ModuleIndex {
  /// Everything that a class says it conforms to, its superclasses and extensions included.
  private func conformances(of name: String) -> Set<String> {
    var result: Set<String> = []
    var pending = classes(from: name)
    while let next = pending.popLast() {
      for inherited in declarations(next).flatMap(\.inheritance)
      where result.insert(inherited).inserted {
        pending.append(inherited)
      }
    }
    return result
  }

  /// The names by which optional calls may ask for a member of a class; those of the requirements.
  func optionalNames(of name: String) -> (Member) -> [String] {
    let conformances = conformances(of: name)
    let requirements = conformances.flatMap { declarations($0) }
      .filter { $0.keyword == .protocol }.flatMap(\.members).filter(\.isOptional)
    let known = Dictionary(grouping: requirements, by: \.reference)
    let isOpen = conformances.contains { isDelegate($0) && !isKnown($0) }
    return { member in
      guard !member.isStatic, !member.isPrivate else { return [] }
      if let requirements = known[member.reference] {
        return Set(requirements.map(\.objectiveCName)).sorted()
      }
      let mayBeOptional =
        isOpen && member.kind == .method && !member.parameters.isEmpty
        && !member.modifiers.contains("override")
      return mayBeOptional ? [member.objectiveCName] : []
    }
  }

  /// Whether a type of another module looks like a protocol with optional methods.
  func isDelegate(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Prefetching", "DelegateFlowLayout"].contains { name.hasSuffix($0) }
  }
}
