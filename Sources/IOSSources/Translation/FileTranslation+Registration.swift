extension FileTranslation {
  /// Adds the code that registers the classes of this file: functions in extensions of its types, which can use private
  /// members, and a function that calls them all.
  ///
  /// Generic classes and classes that are local to a function register their members when these are first looked up.
  func registration() -> Changes {
    var changes = Changes()
    // Extensions of a class share them.
    let keys = Set(declarations.types.map(\.key))
    let names = Dictionary(
      uniqueKeysWithValues: keys.map { ($0, OptionalNames(of: $0, in: index)) })
    var entries = previewEntries()
    if !entries.isEmpty { changes.needs.insert(.previews) }
    for place in declarations.types.indices {
      if index.entersMembersOnFirstUse(declarations.types[place]) {
        changes += registrationOnFirstUse(declarations.types[place], names)
      } else if declarations.types[place].parent == nil {
        entries += registration(of: place, isReachable: true, names, in: &changes)
      }
    }
    guard !entries.isEmpty else { return changes }
    changes.needs.formUnion([.uiKit, .registration])
    changes.tail += "@MainActor func \(Self.fileFunction(number))() {\n"
    changes.tail += statements(entries, under: nil, indent: "  ") + "}\n#sourceLocation()\n"
    return changes
  }

  static func fileFunction(_ number: Int) -> String { "darkroomRegisterFile\(number)" }

  /// Statements for the file, or for the scope around the type if the file cannot name the type.
  private func registration(
    of place: Int, isReachable: Bool, _ names: [String: OptionalNames], in changes: inout Changes
  ) -> [RegistryEntry] {
    let type = declarations.types[place]
    guard canRegister(type), !index.isGeneric(type.key) else { return [] }
    var around =
      (type.keyword == .class ? [entry(of: type)] : [])
      + [previewEntry(of: type)].compactMap(\.self)
    var own: [RegistryEntry] = []
    if type.keyword == .class || type.keyword == .extension, let names = names[type.key] {
      own = members(of: type, called: type.path, names)
      changes.diagnostics += unclearMembers(of: type, names)
    }
    for child in type.children {
      let isChildReachable =
        isReachable && !declarations.types[child].modifiers.contains("private")
      let found = registration(of: child, isReachable: isChildReachable, names, in: &changes)
      if isChildReachable { around += found } else { own += found }
    }
    guard !own.isEmpty else { return around }
    let function = "darkroomRegister\(place)"
    let head = "@MainActor fileprivate static func \(function)()"
    if isReachable {
      changes.tail += extensionText(of: type, with: head, own)
    } else {
      changes.edits.append(insertion(head + " {", own, "}", into: type))
    }
    around.append(entry("\(type.path).\(function)()", of: type))
    return around
  }

  private func canRegister(_ type: TypeDeclaration) -> Bool {
    !type.isLocal && !type.isConstrained && !type.isInactive && !type.isUnavailable
      && type.keyword != .protocol && type.keyword != .actor && !index.isProtocol(type.key)
  }

  private func registrationOnFirstUse(
    _ type: TypeDeclaration, _ names: [String: OptionalNames]
  ) -> Changes {
    guard let names = names[type.key] else { return Changes() }
    let isInherited = index.inheritsEntering(type.key)
    let access = type.modifiers.contains("open") ? "open " : access(of: type)
    let head =
      "nonisolated \(access)\(isInherited ? "override " : "")class var _darkroomRegisterMembers: "
      + "@MainActor @Sendable () -> Void { {"
    let member = insertion(
      head, members(of: type, called: type.name, names), "} }", into: type)
    let conformance = isInherited ? [] : [conformance(of: type, to: "_GenericClassMembers")]
    return Changes(
      edits: [member] + conformance, needs: .uiKit, diagnostics: unclearMembers(of: type, names))
  }

  private func entry(of type: TypeDeclaration) -> RegistryEntry {
    let explicit = type.attributes.first { $0.name == "objc" }?.argument
    let names = [type.path] + (explicit.map { [$0] } ?? [])
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return entry("_ClassRegistry.add(\(type.path).self, named: \(list))", of: type)
  }

  private func entry(_ statement: String, of type: TypeDeclaration) -> RegistryEntry {
    RegistryEntry(statement: statement, line: line(of: type), condition: type.condition)
  }

  func line(of type: TypeDeclaration) -> Int {
    source.position(of: source.tokens[type.keywordToken].range.lowerBound).line
  }
}

extension FileTranslation {
  /// The statements, each attributed to its line in the original.
  ///
  /// Inside a condition these directives cannot be used, because the compiler reads them even in branches that are not
  /// compiled.
  private func statements(
    _ entries: [RegistryEntry], under condition: String?, indent: String
  ) -> String {
    entries.map { entry in
      let own = entry.condition == condition ? nil : entry.condition
      let line = max(1, own == nil ? entry.line : entry.line - 1)
      let location = condition == nil ? sourceLocation(line: line) : ""
      let statement = "\(indent)\(entry.statement)\n"
      return location + (own.map { "#if \($0)\n\(statement)#endif\n" } ?? statement)
    }.joined()
  }

  /// A function after the text of the file.
  private func extensionText(
    of type: TypeDeclaration, with head: String, _ entries: [RegistryEntry]
  ) -> String {
    let text =
      "extension \(type.path) {\n  \(head) {\n"
      + statements(entries, under: type.condition, indent: "    ") + "  }\n}\n"
    return located(text, line: line(of: type), under: type.condition)
  }

  /// A member before the closing brace of a type: in the same line, unless a condition needs lines of its own.
  private func insertion(
    _ head: String, _ entries: [RegistryEntry], _ end: String, into type: TypeDeclaration
  ) -> Edit {
    let position = source.tokens[type.body.upperBound].range.lowerBound
    var text: String
    if entries.allSatisfy({ $0.condition == type.condition }) {
      text = inLine(
        "\(head) \(entries.map(\.statement).joined(separator: "; ")) \(end)", before: type)
    } else {
      let column = source.position(of: position)
      text = "\n#sourceLocation()\n  \(head)\n"
      for entry in entries {
        let own = entry.condition == type.condition ? nil : entry.condition
        let statement = "    \(entry.statement)\n"
        text += own.map { "#if \($0)\n\(statement)#endif\n" } ?? statement
      }
      text += "  \(end)\n" + sourceLocation(line: column.line)
      text += String(repeating: " ", count: column.column - 1)
    }
    return Edit(text, before: position)
  }
}

/// A statement that adds something to the registry.
struct RegistryEntry: Sendable {
  let statement: String
  /// The line in the original, at which an error in the statement is reported.
  let line: Int
  /// The `#if` conditions around the registered declaration; nil if there are none.
  let condition: String?
}
