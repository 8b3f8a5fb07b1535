extension FileTranslation {
  /// Leaves the member in its extension under another name, and returns the code that its class gets instead; returns
  /// nil if that cannot be written.
  ///
  /// - Parameters:
  ///   - isOptional: whether the member may stay unchanged, which it does if a default value might be private to the
  ///     file.
  ///   - edits: the edits of all passes, sorted.
  func forwarding(
    _ member: Member, of type: TypeDeclaration, to target: ClassPlace, isOptional: Bool,
    _ edits: [Edit]
  ) -> Changes? {
    guard let call = call(of: member, of: type) else { return nil }
    let head = head(of: member, of: type, edits)
    guard !head.contains("//") && !head.contains("/*") else { return nil }
    let isElsewhere = target.file != number
    if isOptional, isElsewhere, head.contains(" = ") { return nil }
    let forwarder = Forwarder(
      target: target, text: head.split(separator: "\n").joined(separator: " ") + call,
      condition: member.condition, imports: isElsewhere ? importLines : [])
    let isolation = index.isolation(givenTo: member, in: type) ?? ""
    return Changes(
      edits: renaming(member, of: type)
        + (isolation.isEmpty ? [] : [Edit(isolation, before: member.range.lowerBound)]),
      forwarders: [forwarder])
  }

  func newName(of member: Member, of type: TypeDeclaration) -> String {
    "_darkroom_\(type.path.split(separator: ".").joined(separator: "_"))_\(member.name)"
  }

  /// The header of the translated declaration, with the modifiers that the extension applies to all of its members.
  ///
  /// - Parameter edits: the edits of all passes, sorted.
  func head(of member: Member, of type: TypeDeclaration, _ edits: [Edit]) -> String {
    let first = edits.indices.partitioningIndex {
      edits[$0].range.lowerBound >= member.range.lowerBound
    }
    let own = edits[first...].prefix { $0.range.upperBound <= member.range.upperBound }
    let isolation = type.modifiers.contains("nonisolated") ? "nonisolated " : ""
    let modifiers = insertion(
      isolation + (hasAccess(member) ? "" : access(of: type)), asModifierOf: member)
    let text = Edit.apply(
      own + modifiers + commentsBetweenTokens(in: member.range), within: member.range, of: source)
    let shared = type.attributes.filter { !["objc", "nonobjc", "objcMembers"].contains($0.name) }
      .map { source.text($0.range) + " " }
    return shared.joined() + (index.isolation(givenTo: member, in: type) ?? "")
      + text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  /// Removes comments from a declaration that becomes a single line.
  private func commentsBetweenTokens(in range: Range<Int>) -> [Edit] {
    let first = source.firstToken(from: range.lowerBound)
    let tokens = source.tokens[first...].prefix { $0.range.upperBound <= range.upperBound }
    return zip(tokens, tokens.dropFirst()).compactMap { token, next in
      let gap = token.range.upperBound..<next.range.lowerBound
      return source.bytes[gap].contains(UInt8(ascii: "/")) ? source.blank(gap) : nil
    }
  }

  func hasAccess(_ member: Member) -> Bool {
    ["public", "open", "package", "internal"].contains { member.modifiers.contains($0) }
  }

  /// Inserts modifiers after the attributes of a declaration, because attributes come first in Swift.
  func insertion(_ modifiers: String, asModifierOf member: Member) -> [Edit] {
    guard !modifiers.isEmpty else { return [] }
    let end = member.attributes.map(\.range.upperBound).max() ?? member.range.lowerBound
    return [Edit(modifiers, before: source.tokens[source.firstToken(from: end)].range.lowerBound)]
  }

  /// The body that calls the extension's member.
  private func call(of member: Member, of type: TypeDeclaration) -> String? {
    let name = newName(of: member, of: type)
    if member.kind == .property {
      guard member.type != nil else { return nil }
      return member.isSettable ? " { get { \(name) } set { \(name) = newValue } }" : " { \(name) }"
    }
    guard !member.isGeneric else { return nil }
    var arguments: [String] = []
    for parameter in member.parameters {
      guard parameter.name != "_", !parameter.type.hasSuffix("..."),
        !parameter.type.hasPrefix("some ")
      else { return nil }
      let value = ReservedWord.quoted(parameter.name)
      let isAddress = parameter.type.hasPrefix("inout ")
      let isDeferred = parameter.type.contains("@autoclosure")
      arguments.append(
        (parameter.label.isEmpty ? "" : parameter.label + ": ") + (isAddress ? "&" : "") + value
          + (isDeferred ? "()" : ""))
    }
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    return " { \(effects)\(name)(\(arguments.joined(separator: ", "))) }"
  }

  func renaming(_ member: Member, of type: TypeDeclaration) -> [Edit] {
    let name = source.tokens[member.keywordToken + 1].range
    let openings = modifiers("open", of: member).map { Edit(range: $0, text: "public") }
    return [Edit(range: name, text: newName(of: member, of: type))] + blankOverride(of: member)
      + openings
  }

  func blankOverride(of member: Member) -> [Edit] {
    modifiers("override", of: member).map(source.blank)
  }

  /// The ranges of the word before the member's keyword.
  private func modifiers(_ word: String, of member: Member) -> [Range<Int>] {
    (source.firstToken(from: member.range.lowerBound)..<member.keywordToken)
      .filter { source.isWord($0, word) }.map { source.tokens[$0].range }
  }

  /// The translated imports that need no condition.
  private var importLines: [String] {
    declarations.imports.filter { !declarations.uncertainImports.contains($0.keyword) }.map {
      let names = $0.path.map { source.word($0) }
      let module = names.first.map { ModuleNames.isOurs($0) ? ModuleNames.ours($0) : $0 } ?? ""
      let isTestable = source.isWord($0.keyword - 1, "testable")
      return (isTestable ? "@testable " : "") + "import \(module)"
    }
  }

  /// Adds the members to classes of this file that extensions of them need.
  func addedMembers(_ forwarders: [Forwarder]) -> Changes {
    var changes = Changes()
    for forwarder in forwarders {
      let type = declarations.types[forwarder.target.type]
      let brace = source.tokens[type.body.upperBound].range.lowerBound
      if let condition = forwarder.condition, condition != type.condition {
        let position = source.position(of: brace)
        changes.edits.append(
          Edit(
            "\n#if \(condition)\n\(forwarder.text)\n#endif\n"
              + sourceLocation(line: position.line)
              + String(repeating: " ", count: position.column - 1), before: brace))
      } else {
        changes.edits.append(Edit(inLine(forwarder.text, before: type), before: brace))
      }
      for line in forwarder.imports where !changes.tail.contains(line + "\n") {
        changes.tail += line + "\n"
      }
    }
    return changes
  }

  /// A declaration before the closing brace of a type, separated from the text around it.
  func inLine(_ declaration: String, before type: TypeDeclaration) -> String {
    let isAlone = source.tokens[type.body.upperBound].startsLine || type.body.count <= 1
    return isAlone ? " \(declaration);" : "; \(declaration)"
  }
}
