extension ModuleIndex {
  /// Whether another module's class may override the member that an extension declares.
  ///
  /// Such a class is not visible from here; that of a test is always in another module.
  func mayBeOverridden(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard !member.isPrivate, !type.modifiers.contains("private"),
      !type.modifiers.contains("fileprivate"), !member.modifiers.contains("final"),
      !member.modifiers.contains("static"), self.type(type.key)?.isFinal == false,
      !isTestCase(type.key), !isGeneric(type.key)
    else { return false }
    let isVisible =
      member.has("objc") || member.has("IBAction") || member.modifiers.contains("open")
      || type.has("objc") || hasObjectiveCMembers(type.key)
    return isVisible && isolation(givenTo: member, in: type) != nil
  }

  /// The isolation that a member must state when it leaves an extension; empty if none is needed, and nil if that is
  /// unknown.
  ///
  /// The isolation of a protocol applies to the extension that conforms, not to the class.
  func isolation(givenTo member: Member, in type: TypeDeclaration) -> String? {
    let words = member.modifiers.union(type.modifiers)
    let says =
      member.has("MainActor") || type.has("MainActor") || words.contains("nonisolated")
      || words.contains("override")
    if type.inheritance.isEmpty || isView(type.key) || isOnMainActor(type.key) || says {
      return ""
    }
    let isolated = Set(type.inheritance.map(isIsolated))
    guard isolated.count == 1, let isIsolated = isolated.first ?? nil else { return nil }
    return isIsolated ? "@MainActor " : ""
  }

  /// Whether a protocol is isolated to the main actor, as UIKit's are; nil for protocols in unknown modules.
  private func isIsolated(_ name: String) -> Bool? {
    if let type = type(name), type.isDeclared { return type.isOnMainActor }
    return name.hasPrefix("UI") ? true : name.hasPrefix("NS") ? false : nil
  }

  /// Whether the class is isolated because it inherits from an isolated Apple class.
  private func isView(_ name: String) -> Bool {
    classes(from: name).last?.hasPrefix("UI") ?? false
  }
}
