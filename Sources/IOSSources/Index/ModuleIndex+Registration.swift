extension ModuleIndex {
  /// Whether the declaration belongs to a class that registers its members when they are first looked up, rather than
  /// before the program begins.
  func entersMembersOnFirstUse(_ type: TypeDeclaration) -> Bool {
    type.keyword == .class && !type.isInactive && entersMembersOnFirstUse(type.key)
  }

  /// Whether a superclass does so, in which case the declarations for it are overridden.
  func inheritsEntering(_ name: String) -> Bool {
    classes(from: name).dropFirst().contains(where: entersMembersOnFirstUse)
  }

  private func entersMembersOnFirstUse(_ name: String) -> Bool {
    guard let type = type(name), type.isLate, type.isClass else { return false }
    let isVisible = hasObjectiveCMembers(name)
    let names = OptionalNames(of: name, in: self)
    return type.members.values.joined().contains { member in
      guard member.canBeRegistered else { return false }
      return member.isMarked || isVisible && !member.isPrivate || !names.names(of: member).isEmpty
        || overridesForeign(member, of: name)
    }
  }
}
