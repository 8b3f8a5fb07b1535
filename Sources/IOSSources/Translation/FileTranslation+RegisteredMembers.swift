extension FileTranslation {
  /// The registry entries for the members of a type that can be found by name.
  ///
  /// - Parameters:
  ///   - name: the name of the type where the statements are inserted.
  ///   - names: the names that optional calls may use.
  func members(
    of type: TypeDeclaration, called name: String, _ names: OptionalNames
  ) -> [RegistryEntry] {
    let isVisible =
      index.hasObjectiveCMembers(type.key) || type.has("objc") && type.keyword == .extension
    return type.members.flatMap { member -> [RegistryEntry] in
      if member.isClassMethod { return [classMethod(member, of: type, called: name)] }
      guard member.canBeRegistered else { return [] }
      var all = names.names(of: member)
      if all.isEmpty, member.isMarked || isVisible && !member.isPrivate {
        all = [member.objectiveCName]
      }
      let line = source.position(of: source.tokens[member.keywordToken].range.lowerBound).line
      var statements = all.compactMap { objectiveCName in
        member.kind == .method
          ? method(member, named: objectiveCName, of: type, called: name)
          : property(member, named: objectiveCName, called: name)
      }
      if index.overridesForeign(member, of: type.key)
        || index.overridesInherited(member, of: type.key)
      {
        statements.append(overriding(member, of: type, called: name))
      }
      return statements.map {
        RegistryEntry(statement: $0, line: line, condition: member.condition)
      }
    }
  }

  /// A statement that registers an override of a member that an extension declares for a class of another module.
  private func overriding(
    _ member: Member, of type: TypeDeclaration, called path: String
  ) -> String {
    let reference = overridingReference(of: member, in: type)
    guard member.kind == .method else {
      return property(member, named: member.overrideName, called: path, reference)
    }
    let signature = functionType(of: member)
    return
      "_ClassRegistry.add(\"\(member.overrideName)\") { (it: \(path)) in it.\(reference)\(signature) }"
  }

  /// Reports members that might implement the requirements of several optional calls.
  func unclearMembers(of type: TypeDeclaration, _ names: OptionalNames) -> [SourceDiagnostic] {
    type.members.filter { !$0.isClassMethod && $0.canBeRegistered && names.isUnclear($0) }
      .flatMap { member in
        problem(
          .optionalMember,
          "several optional methods are '\(member.reference)', and its types do not tell which one this is: write the '@objc' name of the requirement before it",
          at: source.tokens[member.keywordToken].range.lowerBound)
      }
  }

  /// This is a closure rather than a reference to the method, because a reference would send an object of a nonisolated
  /// class to where its isolated methods may run.
  private func method(
    _ member: Member, named name: String, of type: TypeDeclaration, called path: String
  ) -> String? {
    guard member.isCallable else { return nil }
    let overloads = index.members(member.name, of: type.key).filter {
      $0.reference == member.reference
    }
    // A class of another module may also have a member with that name, which takes other types.
    let mayOverload =
      !member.modifiers.contains("override") && !type.isLocal
      && index.classes(from: type.key).last.map { $0 != "NSObject" && !index.isKnown($0) } == true
    let signature =
      member.parameters.isEmpty || Set(overloads.map(\.parameterTypes)).count > 1 || mayOverload
      ? functionType(of: member) : ""
    return "_ClassRegistry.add(\"\(name)\") { (it: \(path)) in it.\(member.reference)\(signature) }"
  }

  private func classMethod(
    _ member: Member, of type: TypeDeclaration, called path: String
  ) -> RegistryEntry {
    let signature =
      member.parameters.isEmpty || index.members(member.name, of: type.key).count > 1
      ? functionType(of: member) : ""
    let line = source.position(of: source.tokens[member.keywordToken].range.lowerBound).line
    return RegistryEntry(
      statement:
        "_ClassRegistry.add(\"\(member.objectiveCName)\", in: \(path).self) { $0.\(member.reference)\(signature) }",
      line: line, condition: member.condition)
  }

  /// The type that selects one of several methods; function types contain no `!`.
  private func functionType(of member: Member) -> String {
    func plain(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }
    let parameters = member.parameters.map { plain($0.type) }.joined(separator: ", ")
    return " as (\(parameters)) -> \(plain(member.type ?? "Void"))"
  }

  /// It contains a closure that sets the property, because writing through a key path reads first, and a getter may
  /// need values that do not exist yet.
  private func property(
    _ member: Member, named name: String, called path: String, _ reference: String? = nil
  ) -> String {
    let reference = reference ?? ReservedWord.quoted(member.name)
    let place = "\\\(path).\(reference)"
    return member.isSettable
      ? "_ClassRegistry.add(property: \"\(name)\", \(place)) { $0.\(reference) = $1 }"
      : "_ClassRegistry.add(getter: \"\(name)\", \(place))"
  }
}
