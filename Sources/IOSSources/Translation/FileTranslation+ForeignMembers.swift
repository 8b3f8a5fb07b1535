/// Supports members that extensions declare for classes of other modules, such as `UIViewController`, and that
/// subclasses override.
///
/// The extension's member gets another name, and is replaced by a member that asks the registry for the nearest
/// override. The overrides also get other names, and are entered in the registry.
extension FileTranslation {
  /// Processes classes; extensions of classes in other modules are processed one by one.
  func foreignOverrides() -> Changes {
    var changes = Changes()
    guard !index.foreignMembers.isEmpty else { return changes }
    for place in declarations.types.indices {
      let type = declarations.types[place]
      guard [.class, .extension].contains(type.keyword), !type.isInactive else { continue }
      var names: Set<String> = []
      for member in type.members where !member.isInactive {
        guard index.overridesForeign(member, of: type.key) else {
          if index.isOverriddenForeign(member, of: type)
            || index.overridesInherited(member, of: type.key)
          {
            changes.needs = .uiKit
          }
          continue
        }
        changes.needs = .uiKit
        guard index.isKnown(type.key) else { continue }
        let isFirst = !index.inheritsForeignOverride(member, by: type.key)
        if isFirst { changes.edits += blankOverride(of: member) }
        if isFirst || !names.contains(member.name) {
          changes.edits += callsOfInherited(member, in: type, at: place, isFirst: isFirst)
        }
        names.insert(member.name)
        changes.edits.append(
          Edit(
            range: source.tokens[member.keywordToken + 1].range, text: overridingName(of: member)))
      }
    }
    return changes
  }

  private func overridingName(of member: Member) -> String { "_darkroom_\(member.name)" }

  /// The reference to an overriding member, as a class, or an extension of another module's class, writes it.
  func overridingReference(of member: Member, in type: TypeDeclaration) -> String {
    let name =
      index.isKnown(type.key) ? overridingName(of: member) : newName(of: member, of: type)
    return name + member.reference.dropFirst(ReservedWord.quoted(member.name).count)
  }

  /// Replaces calls of `super` with calls of the next superclass's member.
  private func callsOfInherited(
    _ member: Member, in type: TypeDeclaration, at place: Int?, isFirst: Bool
  ) -> [Edit] {
    var edits: [Edit] = []
    var token = type.body.lowerBound
    while token < type.body.upperBound {
      if let inner = declarations.types.first(where: {
        $0.enclosing == place && $0.body.lowerBound == token
      }) {
        token = inner.body.upperBound
      } else if source.isWord(token, "super"), source.isSymbol(token + 1, "."),
        source.isWord(token + 2), source.word(token + 2) == member.name
      {
        edits += callOfInherited(member, of: type.path, at: token, isFirst: isFirst)
      }
      token += 1
    }
    return edits
  }

  private func callOfInherited(
    _ member: Member, of type: String, at token: Int, isFirst: Bool
  ) -> [Edit] {
    let name = source.tokens[token + 2].range
    guard isFirst else { return [Edit(range: name, text: overridingName(of: member))] }
    let receiver = Edit(range: source.tokens[token].range, text: "self")
    if member.kind == .property {
      let range = source.tokens[token + 1].range.lowerBound..<name.upperBound
      return [receiver, Edit(range: range, text: "[\(inheritedName(of: member)): \(type).self]")]
    }
    guard source.isSymbol(token + 3, "(") else { return [receiver] }
    let end = source.tokens[token + 3].range.upperBound
    let isEmpty = source.inside(token + 3).isEmpty
    return [
      receiver,
      Edit(
        range: name.lowerBound..<end,
        text: "\(inheritedName(of: member))(\(type).self\(isEmpty ? "" : ", ")"),
    ]
  }

  /// Lets `super.viewDidLoad()` find overrides above the class of the extension.
  private func callsOfSuper(_ member: Member, in type: TypeDeclaration) -> [Edit] {
    var edits: [Edit] = []
    for token in type.body
    where source.isWord(token, "super") && source.isSymbol(token + 1, ".")
      && source.word(token + 2) == member.name
    {
      let last = member.kind == .property ? token + 2 : source.closing(token + 3)
      let (start, end) = (
        source.tokens[token].range.lowerBound, source.tokens[last].range.upperBound
      )
      let call =
        "_ExtensionOverride.inherited(self, \(type.path).self, \"\(member.overrideName)\") { "
      edits += [Edit(call, before: start), Edit(" }", behind: end)]
    }
    return edits
  }

  private func inheritedName(of member: Member) -> String { "_darkroomInherited_\(member.name)" }

  /// Translates a member that an extension of another module's class declares or overrides; returns nil for other
  /// members.
  ///
  /// - Parameter edits: the edits of all passes, sorted.
  func dispatch(_ member: Member, of type: TypeDeclaration, _ edits: [Edit]) -> Changes? {
    guard !type.isConstrained, !index.isKnown(type.key) else { return nil }
    let renaming = renaming(member, of: type)
    if index.overridesInherited(member, of: type.path) {
      return Changes(edits: renaming + callsOfSuper(member, in: type), needs: .uiKit)
    }
    if index.overridesForeign(member, of: type.path) {
      let place = declarations.types.firstIndex { $0.keywordToken == type.keywordToken }
      let calls = callsOfInherited(member, in: type, at: place, isFirst: true)
      return Changes(edits: renaming + calls, needs: .uiKit)
    }
    guard index.isOverriddenForeign(member, of: type),
      let text = dispatcher(of: member, in: type, edits)
    else { return nil }
    let line = source.position(of: member.range.lowerBound).line
    return Changes(
      edits: renaming, tail: located(text, line: line, under: member.condition), needs: .uiKit)
  }

  /// The member under its own name, and a variant that starts above a class.
  private func dispatcher(
    of member: Member, in type: TypeDeclaration, _ edits: [Edit]
  ) -> String? {
    let head = head(of: member, of: type, edits).split { $0 == "\n" || $0 == " " }
      .map { $0 == "open" ? "public" : $0 }.joined(separator: " ")
    guard !head.contains("//"), !head.contains("/*") else { return nil }
    let call = "_OptionalMethod(\"\(member.overrideName)\", of: self, above: type)"
    let own = newName(of: member, of: type)
    let result = "(\(member.type ?? "Void")).self"
    if member.kind == .property {
      let access = access(in: head)
      let inherited = "self[\(inheritedName(of: member)): nil]"
      let setter =
        member.isSettable
        ? " set { if \(call)?.set(newValue) != true { \(own) = newValue } }" : ""
      return "extension \(type.path) { \(head) { get { \(inherited) }"
        + (member.isSettable ? " set { \(inherited) = newValue }" : "") + " }; "
        + "\(access)subscript(\(inheritedName(of: member)) type: AnyClass?) -> \(member.type ?? "Void")"
        + " { get { \(call)?.call(as: \(result)) ?? \(own) }\(setter) } }\n"
    }
    let name = "func \(ReservedWord.quoted(member.name))("
    guard head.contains(name) else { return nil }
    let isEmpty = member.parameters.isEmpty
    let inherited = head.replacing(
      name, with: "func \(inheritedName(of: member))(_ type: AnyClass?\(isEmpty ? "" : ", ")",
      maxReplacements: 1)
    let labelled = member.parameters.map {
      ($0.label.isEmpty ? "" : $0.label + ": ") + ReservedWord.quoted($0.name)
    }.joined(separator: ", ")
    let plain = member.parameters.map { ReservedWord.quoted($0.name) + ", " }.joined()
    return "extension \(type.path) { \(head) { "
      + "\(inheritedName(of: member))(nil\(isEmpty ? "" : ", ")\(labelled)) }; "
      + "\(inherited) { \(call)?.call(\(plain)as: \(result)) ?? \(own)(\(labelled)) } }\n"
  }

  private func access(in head: String) -> String {
    let words = Set(head.split(separator: " ").map(String.init))
    return ["public", "package"].first(where: words.contains).map { $0 + " " } ?? ""
  }
}
