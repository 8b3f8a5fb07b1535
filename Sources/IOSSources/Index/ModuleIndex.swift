/// The declarations in all files of a module, by name.
struct ModuleIndex: Sendable {
  private var byName: [String: NamedType] = [:]
  /// The classes that have a subclass which overrides the member, by the member's reference.
  private var overridden: [String: Set<String>] = [:]
  /// The optional methods of all protocols, by name.
  private(set) var optionalRequirements: [String: [Member]] = [:]
  /// The members that Objective-C could find by name in any object, one for each name and set of labels.
  private(set) var objectiveCMembers: [String: [Member]] = [:]
  /// Whether there are properties of type `AnyObject`.
  private(set) var hasObjectProperties = false
  /// The members that extensions declare for classes of other modules and that subclasses may override, by reference.
  var foreignMembers: [String: [ForeignMember]] = [:]

  /// Whether a file imports UIKit, or a module that re-exports it.
  let importsUIKit: Bool
  let importsSwiftUI: Bool

  init(_ files: [FileDeclarations]) {
    importsUIKit = files.contains {
      $0.modules.contains("UIKit") || !$0.modules.isDisjoint(with: ModuleNames.bringUIKit)
    }
    importsSwiftUI = files.contains { $0.modules.contains("SwiftUI") }
    for file in files {
      var isLate: [Bool] = []
      for type in file.types {
        let isInLate = type.parent.map { isLate[$0] } ?? false
        isLate.append(type.isLocal || type.isGeneric && type.keyword != .extension || isInLate)
        if !type.isInactive { add(type, of: file, isLate: isLate[isLate.count - 1]) }
      }
    }
    for type in files.lazy.flatMap(\.types) where !type.isInactive {
      let members = type.members.filter { $0.modifiers.contains("override") && !$0.isInactive }
      guard !members.isEmpty else { continue }
      let superclasses = classes(from: type.key).dropFirst()
      for member in members {
        guard let declaring = superclasses.first(where: { declares(member, $0) }) else { continue }
        overridden[member.reference, default: []].insert(declaring)
      }
    }
    for file in files { noteOptionalRequirements(file) }
    for type in files.lazy.flatMap(\.types) where !type.isInactive { noteObjectiveCMembers(type) }
    noteForeignMembers(files)
  }

  /// Whether a superclass declares a member that a class overrides.
  ///
  /// Apple's classes have members of their own, so an added member counts only if it takes the same types.
  private func declares(_ member: Member, _ name: String) -> Bool {
    guard let type = type(name) else { return false }
    return type.members[member.name]?.contains {
      $0.reference == member.reference
        && (type.isDeclared || $0.parameterTypes == member.parameterTypes)
    } ?? false
  }

  private mutating func noteOptionalRequirements(_ file: FileDeclarations) {
    for type in file.types where type.keyword == .protocol && !type.isInactive {
      for member in type.members
      where member.isOptional && !member.isInactive && member.kind == .method {
        optionalRequirements[member.name, default: []].append(member)
      }
    }
  }

  private mutating func noteObjectiveCMembers(_ type: TypeDeclaration) {
    let isVisible = type.has("objc") && type.keyword != .class || type.has("objcMembers")
    for member in type.members {
      if member.kind == .property, member.type?.contains("AnyObject") == true {
        hasObjectProperties = true
      }
      guard isVisible || member.isMarked, member.canBeRegistered, member.isCallable,
        objectiveCMembers[member.name]?.contains(where: {
          $0.objectiveCName == member.objectiveCName
        }) != true
      else { continue }
      objectiveCMembers[member.name, default: []].append(member)
    }
  }

  private mutating func add(_ type: TypeDeclaration, of file: FileDeclarations, isLate: Bool) {
    let inheritance = type.inheritance.map { file.key(of: $0, at: type.keywordToken) }
    byName[type.key, default: NamedType()].add(type, inheriting: inheritance, isLate: isLate)
    guard type.name != type.path, !type.isLocal else { return }
    byName[type.name, default: NamedType()].add(type, inheriting: inheritance, isLate: isLate)
  }

  /// All declarations and extensions of a type, by its key or the last component of its path; nil for a type in another
  /// module.
  func type(_ name: String) -> NamedType? {
    if let found = byName[name] { return found }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last == name ? nil : byName[last]
  }

  func isProtocol(_ name: String) -> Bool { type(name)?.isProtocol ?? false }
  func isClass(_ name: String) -> Bool { type(name)?.isClass ?? false }
  func isGeneric(_ name: String) -> Bool { type(name)?.isGeneric ?? false }
  func isKnown(_ name: String) -> Bool { type(name)?.isDeclared ?? false }

  /// The class and its superclasses, up to and including the first one in another module.
  func classes(from name: String) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    var next: String? = name
    while let current = next, seen.insert(current).inserted {
      result.append(current)
      next = type(current)?.classInheritance.first { !isProtocol($0) }
    }
    return result
  }

  /// The members with a name that a type and, for a class, its superclasses declare, nearest first.
  func members(_ name: String, of type: String) -> [Member] {
    classes(from: type).flatMap { self.type($0)?.members[name] ?? [] }
  }

  /// Whether a subclass overrides the member of a class.
  func isOverridden(_ member: Member, of name: String) -> Bool {
    overridden[member.reference]?.contains(name) ?? false
  }

  /// Whether XCTest runs the methods of the class.
  func isTestCase(_ name: String) -> Bool {
    classes(from: name).last.map { $0.hasSuffix("TestCase") } ?? false
  }

  /// Whether the class or a superclass of it is declared as isolated to the main actor.
  func isOnMainActor(_ name: String) -> Bool {
    classes(from: name).contains { type($0)?.isOnMainActor ?? false }
  }

  /// Whether members of the class are visible to Objective-C without being marked.
  func hasObjectiveCMembers(_ name: String) -> Bool {
    classes(from: name).contains { type($0)?.hasObjectiveCMembers ?? false }
  }

  /// All protocols to which a class declares conformance, including the ones of its superclasses and extensions.
  func conformances(of name: String) -> Set<String> {
    var result: Set<String> = []
    var pending = classes(from: name)
    while let next = pending.popLast() {
      for inherited in type(next)?.inheritance ?? [] where result.insert(inherited).inserted {
        pending.append(inherited)
      }
    }
    return result
  }

  /// Whether a type of another module looks like a protocol with optional methods.
  func isDelegate(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Prefetching", "DelegateFlowLayout", "StandardEditActions"]
      .contains { name.hasSuffix($0) }
  }
}
