extension FileTranslation {
  /// Replaces `#Preview` with a function that the registry calls; a preview that shows no view becomes spaces.
  ///
  /// Xcode's macro creates a type that Xcode finds in the program.
  func preview(_ use: FileDeclarations.Use) -> Changes {
    guard let macro = PreviewMacro(source, at: use.token) else { return Changes() }
    let keyword = source.tokens[macro.token].range
    let end = source.tokens[macro.last].range.upperBound
    guard isActive(use), undrawn(macro) == nil, let previewable = previewable(macro) else {
      return Changes(edits: [source.blank(keyword.lowerBound..<end)])
    }
    let type = ModuleNames.ours("SwiftUI") + ".Preview"
    let function =
      "@MainActor private func \(Self.previewFunction(macro.token))() -> \(type) { \(type)"
    return Changes(
      edits: [Edit(range: keyword, text: function), Edit(" }", behind: end)] + previewable)
  }

  /// The registry entries for the previews of the file.
  func previewEntries() -> [RegistryEntry] {
    declarations.uses.compactMap { use in
      guard source.spelling(use.token) == "#Preview", isActive(use),
        let macro = PreviewMacro(source, at: use.token)
      else { return nil }
      let line = source.position(of: source.tokens[use.token].range.lowerBound).line
      // This is a closure, because the compiler warns when it passes a function of a module that uses Swift 5.
      let what =
        undrawn(macro).map { "undrawn: \"\($0)\"" } ?? "{ \(Self.previewFunction(use.token))() }"
      return previewEntry(what, line: line, use.condition)
    }
  }

  /// The registry entry for the previews of a type; nil if it has none.
  ///
  /// Whether a protocol of another module refines `PreviewProvider` is determined in the running program.
  func previewEntry(of type: TypeDeclaration) -> RegistryEntry? {
    guard importsSwiftUI else { return nil }
    let isProvider =
      type.inheritance.contains("PreviewProvider")
      || type.inheritance.contains("SwiftUI.PreviewProvider")
    let hasPreviews = type.members.contains {
      $0.kind == .property && $0.isStatic && $0.name == "previews" && !$0.isInactive
    }
    guard isProvider || hasPreviews && !type.inheritance.isEmpty else { return nil }
    return previewEntry(
      (isProvider ? "" : "ifProvider: ") + "\(type.path).self", line: line(of: type),
      type.condition)
  }

  private func previewEntry(_ what: String, line: Int, _ condition: String?) -> RegistryEntry {
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return RegistryEntry(
      statement: "_PreviewRegistry.add(file: \"\(file)\", line: \(line), \(what))", line: line,
      condition: condition)
  }

  private static func previewFunction(_ token: Int) -> String { "darkroomPreview\(token)" }

  private func isActive(_ use: FileDeclarations.Use) -> Bool {
    use.type == nil && !declarations.isInactive(source.tokens[use.token].range.lowerBound)
  }

  /// A preview's content that cannot be drawn, with an article; nil for a view.
  private func undrawn(_ macro: PreviewMacro) -> String? {
    if let what = macro.undrawn { return what }
    return previewable(macro) == nil ? "state that cannot be made a property" : nil
  }

  /// Whether the names of SwiftUI are known in the file.
  var importsSwiftUI: Bool {
    declarations.imports.contains { $0.path.count == 1 && source.word($0.path[0]) == "SwiftUI" }
  }
}

extension FileTranslation {
  /// Turns the `@Previewable` properties of a preview into properties of a view, and the rest into its body, as Apple's
  /// macro does; returns nil if one of them cannot be moved before the statements that precede it.
  private func previewable(_ macro: PreviewMacro) -> [Edit]? {
    let properties = previewableProperties(in: macro.body)
    guard !properties.isEmpty else { return [] }
    if macro.hasArguments { return nil }
    let view = "\(ModuleNames.ours("SwiftUI")).View"
    let head = "struct DarkroomPreviewed: \(view) {"
    var next = macro.body + 1
    var edits: [Edit] = []
    var moved = ""
    for property in properties {
      let range = bytes(property)
      let attribute = bytes(property.lowerBound..<property.lowerBound + 2)
      if property.lowerBound == next {
        edits.append(edits.isEmpty ? Edit(range: attribute, text: head) : source.blank(attribute))
        next =
          source.isSymbol(property.upperBound, ";") ? property.upperBound + 1 : property.upperBound
      } else {
        let text = String(
          decoding: source.bytes[attribute.upperBound..<range.upperBound], as: UTF8.self)
        guard !text.contains("\n") else { return nil }
        moved += text + "; "
        edits.append(source.blank(range))
      }
    }
    let isFirst = properties[0].lowerBound == macro.body + 1
    let close = source.closing(macro.body)
    return edits + [
      Edit(
        (isFirst ? "" : head) + "\(moved)var body: some \(view) { ",
        before: source.tokens[next].range.lowerBound),
      Edit(
        " } }; return DarkroomPreviewed() ", before: source.tokens[close].range.lowerBound),
    ]
  }

  private func bytes(_ tokens: Range<Int>) -> Range<Int> {
    let last = source.tokens[tokens.upperBound - 1].range
    return source.tokens[tokens.lowerBound].range.lowerBound..<last.upperBound
  }

  /// The tokens of each of these properties, without a following semicolon.
  private func previewableProperties(in brace: Int) -> [Range<Int>] {
    let close = source.closing(brace)
    var next = brace + 1
    var properties: [Range<Int>] = []
    while next < close {
      if source.isSymbol(next, "@"), source.isWord(next + 1, "Previewable") {
        let end = propertyEnd(from: next + 2)
        properties.append(next..<end)
        next = source.isSymbol(end, ";") ? end + 1 : end
      } else {
        next = source.next(behind: next)
      }
    }
    return properties
  }

  /// The first token after a property that begins with attributes.
  private func propertyEnd(from first: Int) -> Int {
    var next = first
    while next < source.tokens.count, !source.isWord(next, "var"), !source.isWord(next, "let") {
      next = source.next(behind: next)
    }
    return PropertyBody(of: source, from: typeEnd(from: next + 2)).end
  }

  /// The first token after the type of a property, if a colon introduces one; otherwise the token itself.
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
