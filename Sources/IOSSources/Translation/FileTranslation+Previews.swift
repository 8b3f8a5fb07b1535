extension FileTranslation {
  /// `#Preview` becomes a function that the registry calls; what shows no view of SwiftUI's file becomes spaces.
  ///
  /// Xcode's macro makes a type that Xcode finds in the program.
  func preview(_ use: FileDeclarations.Use) -> Changes {
    guard let macro = PreviewMacro(source, at: use.token) else { return Changes() }
    let keyword = source.tokens[macro.token].range
    let end = source.tokens[macro.last].range.upperBound
    guard isCollected(use, macro), let previewable = previewable(in: macro.body) else {
      return Changes(edits: [source.blank(keyword.lowerBound..<end)])
    }
    let type = ModuleNames.ours("SwiftUI") + ".Preview"
    let function =
      "@MainActor private func \(Self.previewFunction(macro.token))() -> \(type) { \(type)"
    return Changes(
      edits: [Edit(range: keyword, text: function), Edit(" }", behind: end)] + previewable)
  }

  /// What enters the previews of the file.
  func previewEntries() -> [RegistryEntry] {
    let macros = declarations.uses.filter { use in
      guard source.spelling(use.token) == "#Preview" else { return false }
      return PreviewMacro(source, at: use.token).map {
        isCollected(use, $0) && previewable(in: $0.body) != nil
      } ?? false
    }
    return macros.map { use in
      previewEntry(
        Self.previewFunction(use.token),
        line: source.position(of: source.tokens[use.token].range.lowerBound).line, use.condition)
    }
  }

  /// What enters the previews of a type, nil if it has none.
  func previewEntry(of type: TypeDeclaration) -> RegistryEntry? {
    guard importsSwiftUI,
      type.inheritance.contains("PreviewProvider")
        || type.inheritance.contains("SwiftUI.PreviewProvider")
    else { return nil }
    return previewEntry("\(type.path).self", line: line(of: type), type.condition)
  }

  private func previewEntry(_ what: String, line: Int, _ condition: String?) -> RegistryEntry {
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return RegistryEntry(
      statement: "_PreviewRegistry.add(file: \"\(file)\", line: \(line), \(what))", line: line,
      condition: condition)
  }

  private static func previewFunction(_ token: Int) -> String { "darkroomPreview\(token)" }

  private func isCollected(_ use: FileDeclarations.Use, _ macro: PreviewMacro) -> Bool {
    macro.showsView && use.type == nil && importsSwiftUI
      && !declarations.isInactive(source.tokens[use.token].range.lowerBound)
  }

  private var importsSwiftUI: Bool {
    declarations.imports.contains { $0.path.count == 1 && source.word($0.path[0]) == "SwiftUI" }
  }
}

extension FileTranslation {
  /// The first properties of a preview that are `@Previewable` become those of a view, of which the rest is the body, as
  /// Apple's macro does it; nil if there are others behind.
  private func previewable(in brace: Int) -> [Edit]? {
    let close = source.closing(brace)
    var next = brace + 1
    var edits: [Edit] = []
    while isPreviewable(next) {
      let range = source.tokens[next].range.lowerBound..<source.tokens[next + 1].range.upperBound
      edits.append(
        edits.isEmpty
          ? Edit(
            range: range, text: "struct DarkroomPreviewed: \(ModuleNames.ours("SwiftUI")).View {")
          : source.blank(range))
      next = propertyEnd(from: next + 2)
      if source.isSymbol(next, ";") { next += 1 }
    }
    guard !(next..<close).contains(where: isPreviewable) else { return nil }
    guard !edits.isEmpty else { return [] }
    return edits + [
      Edit(
        "var body: some \(ModuleNames.ours("SwiftUI")).View { ",
        before: source.tokens[next].range.lowerBound),
      Edit(
        " } }; return DarkroomPreviewed() ", before: source.tokens[close].range.lowerBound),
    ]
  }

  private func isPreviewable(_ token: Int) -> Bool {
    source.isSymbol(token, "@") && source.isWord(token + 1, "Previewable")
  }

  /// The first token behind a property that begins with attributes.
  private func propertyEnd(from first: Int) -> Int {
    var next = first
    while next < source.tokens.count, !source.isWord(next, "var"), !source.isWord(next, "let") {
      next = source.next(behind: next)
    }
    return PropertyBody(of: source, from: typeEnd(from: next + 2)).end
  }

  /// The first token behind the type of a property, if a colon says one, else the token itself.
  func typeEnd(from colon: Int) -> Int {
    guard source.isSymbol(colon, ":") else { return colon }
    var next = colon + 1
    while next < source.tokens.count, !["=", "{", ";", ",", "}"].contains(source.spelling(next)),
      next == colon + 1 || !source.tokens[next].startsLine
    {
      next = source.isSymbol(next, "<") ? source.afterAngles(next) : source.next(behind: next)
    }
    return next
  }
}
