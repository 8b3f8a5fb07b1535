extension FileTranslation {
  /// Adds what tells the registry of the classes of this file: a function in each type, so that it
  /// reaches private members, and one that calls them all.
  mutating func register() {
    var calls: [String] = []
    for place in declarations.types.indices where declarations.types[place].parent == nil {
      calls += registration(of: place)
    }
    guard !calls.isEmpty else {
      needsUIKit = needsUIKit && (!declarations.uses.isEmpty || !tail.isEmpty)
      return
    }
    tail += "@MainActor func \(Self.fileFunction(number))() {\n"
    tail += calls.map { "  \($0)\n" }.joined() + "}\n"
  }

  static func fileFunction(_ number: Int) -> String { "darkroomRegisterFile\(number)" }

  /// Statements for the scope around the type.
  private mutating func registration(of place: Int) -> [String] {
    let type = declarations.types[place]
    guard canRegister(type) else { return [] }
    if index.isGeneric(type.path) {
      registerSpecialisations(of: type)
      return []
    }
    var lines = type.keyword == .class || type.keyword == .extension ? members(of: type) : []
    for child in type.children { lines += registration(of: child) }
    if type.keyword == .class { lines.insert(entry(of: type), at: 0) }
    guard lines.count > (type.keyword == .class ? 1 : 0) else {
      return lines.map { conditional($0, type.condition) }
    }
    let function = "darkroomRegister\(place)"
    // Members of a private extension are visible in the file already.
    let access =
      type.keyword == .extension && self.access(of: type) == "fileprivate " ? "" : "fileprivate "
    insert("@MainActor \(access)static func \(function)()", lines, into: type)
    return [conditional("\(type.path).\(function)()", type.condition)]
  }

  private func canRegister(_ type: TypeDeclaration) -> Bool {
    !type.isLocal && !type.isConstrained && type.keyword != .protocol && type.keyword != .actor
      && !index.isProtocol(type.path)
  }

  /// A generic class enters each specialisation when its members are first looked for.
  private mutating func registerSpecialisations(of type: TypeDeclaration) {
    guard type.keyword == .class, type.isGeneric, type.parent == nil else { return }
    let lines = members(of: type)
    guard !lines.isEmpty else { return }
    let inherits = index.classes(from: type.path).dropFirst().contains { index.isGeneric($0) }
    guard !inherits else { return }
    insert(
      "nonisolated \(access(of: type))class var _darkroomRegisterMembers: @MainActor @Sendable () -> Void",
      ["{"] + lines.map { "  \($0)" } + ["}"], into: type)
    tail += conditional("extension \(type.path): _GenericClassMembers {}", type.condition) + "\n"
  }

  private func entry(of type: TypeDeclaration) -> String {
    let explicit = type.attributes.first { $0.name == "objc" }?.argument
    let names = [type.path] + (explicit.map { [$0] } ?? [])
    return
      "_ClassRegistry.add(\(type.path).self, named: \(names.map { "\"\($0)\"" }.joined(separator: ", ")))"
  }

  private func conditional(_ line: String, _ condition: String?) -> String {
    condition.map { "#if \($0)\n  \(line)\n  #endif" } ?? line
  }

  private mutating func insert(_ head: String, _ lines: [String], into type: TypeDeclaration) {
    let brace = source.tokens[type.body.upperBound].range.lowerBound
    let position = source.position(of: brace)
    let text =
      "\n#sourceLocation()\n  \(head) {\n"
      + lines.map { "    \($0)\n" }.joined() + "  }\n" + sourceLocation(line: position.line)
      + String(repeating: " ", count: position.column - 1)
    edits.append(Edit(range: brace..<brace, text: text))
  }

  /// Extensions of one class ask for the same.
  private mutating func optionalNames(of path: String) -> OptionalNames {
    if let known = optionalNames[path] { return known }
    let names = OptionalNames(of: path, in: index)
    optionalNames[path] = names
    return names
  }

  private mutating func members(of type: TypeDeclaration) -> [String] {
    let isVisible =
      index.hasObjectiveCMembers(type.path) || type.has("objc") && type.keyword == .extension
    let names = optionalNames(of: type.path)
    return type.members.flatMap { member -> [String] in
      guard !member.isStatic, !member.isGeneric, !isUnavailable(member) else { return [] }
      let isMarked = Self.marks.contains { member.has($0) }
      var all = names.names(of: member)
      if all.isEmpty, isMarked || isVisible && !member.isPrivate { all = [member.objectiveCName] }
      let condition = inner(member.condition, type.condition)
      return all.compactMap { name in
        let line =
          member.kind == .method
          ? method(member, named: name, of: type) : property(member, named: name, of: type)
        return line.map { conditional($0, condition) }
      }
    }
  }

  private static let marks = ["objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction"]

  private func isUnavailable(_ member: Member) -> Bool {
    member.attributes.contains {
      $0.name == "available" && $0.argument?.contains("unavailable") == true
    }
  }

  /// What a member's condition adds to its type's.
  private func inner(_ condition: String?, _ outer: String?) -> String? {
    condition == outer ? nil : condition
  }

  private func method(_ member: Member, named name: String, of type: TypeDeclaration) -> String? {
    guard member.parameters.count <= 6, !member.isAsync, !member.isThrowing, member.type != "Self",
      member.type?.hasPrefix("some ") != true,
      !member.parameters.contains(where: {
        $0.type.hasPrefix("inout ") || $0.type.hasPrefix("some ")
      })
    else { return nil }
    let path = type.path
    let reference = "\(path).\(member.reference)"
    let overloads = index.members(member.name, of: path).filter { $0.reference == member.reference }
    let signature =
      member.parameters.isEmpty || Set(overloads.map(\.parameterTypes)).count > 1
      ? " as (\(path)) -> (\(functionParameters(member))) -> \(member.type ?? "Void")" : ""
    return "_ClassRegistry.add(\"\(name)\", \(reference)\(signature))"
  }

  private func functionParameters(_ member: Member) -> String {
    member.parameters.map { $0.type.hasSuffix("!") ? $0.type.dropLast() + "?" : $0.type }
      .joined(separator: ", ")
  }

  private func property(_ member: Member, named name: String, of type: TypeDeclaration) -> String? {
    let path = "\\\(type.path).\(ReservedWord.quoted(member.name))"
    let label = member.isSettable ? "property" : "getter"
    return "_ClassRegistry.add(\(label): \"\(name)\", \(path))"
  }
}
