extension FileTranslation {
  /// Replaces `@objc optional` requirements of protocols with properties: `delegate?.didTap?(button)` looks up the
  /// method of the receiver's class at run time.
  func optionalMembers() -> Changes {
    var changes = Changes()
    for type in declarations.types where type.keyword == .protocol && !type.isInactive {
      let optional = type.members.filter { $0.isOptional && !$0.isInactive }
      guard !optional.isEmpty else { continue }
      guard !type.isLocal else {
        changes.diagnostics += problem(
          .localProtocol,
          "optional members of a protocol that is local to a function cannot be asked for here: move '\(type.name)' out of the function",
          at: source.tokens[type.keywordToken].range.lowerBound)
        continue
      }
      changes.edits += optional.map { source.blank(requirement($0)) }
      changes.tail += calls(optional, of: type)
      changes.needs = .uiKit
    }
    return changes
  }

  /// The range of a requirement, including the braces of a property.
  private func requirement(_ member: Member) -> Range<Int> {
    let next = source.firstToken(from: member.range.upperBound)
    guard member.kind == .property, source.isSymbol(next, "{") else { return member.range }
    return member.range.lowerBound..<source.tokens[source.closing(next)].range.upperBound
  }

  private func calls(_ members: [Member], of type: TypeDeclaration) -> String {
    var text = ""
    var names: [String] = []
    var byName: [String: [Member]] = [:]
    for member in members {
      if byName[member.name] == nil { names.append(member.name) }
      byName[member.name, default: []].append(member)
    }
    let access = access(of: type)
    for overloads in names.compactMap({ byName[$0] }) {
      let code =
        overloads[0].kind == .property
        ? property(overloads[0], of: type, access: access)
        : callable(overloads, of: type, access: access)
      text += conditional(code, under: condition(of: overloads, in: type))
    }
    return text + "#sourceLocation()\n"
  }

  /// The common condition of all overloads; if they have different ones, that of the protocol.
  private func condition(of overloads: [Member], in type: TypeDeclaration) -> String? {
    let conditions = Set(overloads.map(\.condition))
    return conditions.count == 1 ? overloads[0].condition : type.condition
  }

  private func conditional(_ text: String, under condition: String?) -> String {
    condition.map { "#if \($0)\n\(text)#endif\n" } ?? text
  }

  /// The access modifier, followed by a space, for a declaration that is as visible as the type.
  func access(of type: TypeDeclaration) -> String {
    if type.modifiers.contains("public") || type.modifiers.contains("open") { return "public " }
    if type.modifiers.contains("package") { return "package " }
    return type.modifiers.contains("private") || type.modifiers.contains("fileprivate")
      ? "fileprivate " : ""
  }

  private func property(_ member: Member, of type: TypeDeclaration, access: String) -> String {
    let result = member.type ?? "Any"
    return """
      \(location(of: member))extension \(type.path) {
        \(access)var \(ReservedWord.quoted(member.name)): (\(result))? {
          _OptionalMethod("\(member.objectiveCName)", of: self)?.call(as: (\(result)).self)
        }
      }

      """
  }

  /// Attributes the next line to the line before the member, so that errors in the generated code are reported at its
  /// place.
  private func location(of member: Member) -> String {
    let line = source.position(of: source.tokens[member.keywordToken].range.lowerBound).line
    return sourceLocation(line: max(1, line - 1))
  }

  private func callable(_ overloads: [Member], of type: TypeDeclaration, access: String) -> String {
    let name = "_\(type.name)_\(overloads[0].name)"
    let isolation =
      type.has("MainActor") || overloads.allSatisfy { $0.has("MainActor") }
      ? "@MainActor " : type.modifiers.contains("nonisolated") ? "nonisolated " : ""
    let selectors = overloads.map { "\"\($0.objectiveCName)\"" }.joined(separator: ", ")
    let common = condition(of: overloads, in: type)
    func conditionalCall(_ member: Member, isLabeled: Bool) -> String {
      conditional(
        call(member, access: access, isLabeled: isLabeled),
        under: member.condition == common ? nil : member.condition)
    }
    let calls =
      overloads.map { conditionalCall($0, isLabeled: true) }
      + calledUnlabeled(overloads).map { conditionalCall($0, isLabeled: false) }
    return """
      extension \(type.path) {
        \(access)var \(ReservedWord.quoted(overloads[0].name)): \(name)? {
          _OptionalMethod.responds(self, to: \(selectors)) ? \(name)(receiver: self) : nil
        }
      }

      \(isolation)\(access)struct \(name) {
        fileprivate let receiver: AnyObject
      \(calls.joined())\(bound(overloads.filter { $0.condition == common }, access: access))}

      """
  }

  /// The overloads that can be called without labels after they were bound to a name, as in
  /// `if let tapped = delegate?.didTap { tapped(view, 1) }`: those whose types differ from all others.
  private func calledUnlabeled(_ overloads: [Member]) -> [Member] {
    func isLabeled(_ member: Member) -> Bool { !member.parameters.allSatisfy(\.label.isEmpty) }
    var types = Set(overloads.filter { !isLabeled($0) }.map(\.parameterTypes))
    return overloads.filter { isLabeled($0) && types.insert($0.parameterTypes).inserted }
  }

  /// - Parameters:
  ///   - located: whether errors are reported at the place of the member in this file.
  ///   - isLabeled: whether the arguments have their labels.
  func call(
    _ member: Member, access: String, located: Bool = true, isLabeled: Bool = true
  ) -> String {
    let parameters = member.parameters.enumerated().map { index, parameter in
      "\(parameter.label.isEmpty || !isLabeled ? "_" : parameter.label) p\(index): \(parameter.type)"
    }.joined(separator: ", ")
    let arguments = member.parameters.indices.map { "p\($0), " }.joined()
    let result = member.type ?? "Void"
    let isOptional = result.hasSuffix("?")
    return """
      \(located ? location(of: member) : "")  @discardableResult
        \(access)func callAsFunction(\(parameters)) -> \(isOptional ? result : "(\(result))!") {
          _OptionalMethod("\(member.objectiveCName)", of: receiver)?.call(\(arguments)as: (\(result)).self)\(isOptional ? " ?? nil" : "")
        }

      """
  }
}
