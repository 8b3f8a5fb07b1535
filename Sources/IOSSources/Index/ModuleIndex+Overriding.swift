extension ModuleIndex {
  /// Whether another module's class may override the member that an extension declares.
  ///
  /// Such a class is not seen from here; that of a test is in another module always.
  func mayBeOverridden(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard !member.isPrivate, !type.modifiers.contains("private"),
      !type.modifiers.contains("fileprivate"), !member.modifiers.contains("final"),
      !member.modifiers.contains("static"), self.type(type.key)?.isFinal == false,
      !isTestCase(type.key), !isGeneric(type.key)
    else { return false }
    let isVisible =
      member.has("objc") || member.has("IBAction") || member.modifiers.contains("open")
      || type.has("objc") || hasObjectiveCMembers(type.key)
    // What a protocol says of isolation holds for the extension that conforms, not for the class.
    return isVisible && (type.inheritance.isEmpty || isView(type.key))
  }

  /// Whether the class is isolated because Apple's is that it inherits from.
  private func isView(_ name: String) -> Bool {
    classes(from: name).last?.hasPrefix("UI") ?? false
  }
}
