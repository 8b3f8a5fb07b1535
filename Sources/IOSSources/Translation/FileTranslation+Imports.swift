extension FileTranslation {
  func imports() -> Changes {
    var changes = Changes()
    for (keyword, path) in declarations.imports {
      guard let first = path.first else { continue }
      let module = source.word(first)
      if ModuleNames.bringUIKit.contains(module) { changes.needs = .uiKit }
      guard ModuleNames.isOurs(module) else { continue }
      changes.edits.append(
        Edit(range: source.tokens[first].range, text: ModuleNames.ours(module)))
      if path.count > 1, path[0] == keyword + 1, let last = path.last {
        // A submodule, as in `import UIKit.UIGestureRecognizerSubclass`.
        changes.edits.append(
          source.blank(
            source.tokens[first].range.upperBound..<source.tokens[last].range.upperBound))
      }
    }
    return changes
  }

  /// Whether the source imports UIKit whatever flags are set.
  var importsUIKit: Bool {
    declarations.imports.contains { keyword, path in
      path.count == 1 && source.word(path[0]) == "UIKit"
        && !declarations.uncertainImports.contains(keyword)
    }
  }

  /// Translates names that their module qualifies, such as `UIKit.UIView`, and finds the modules that the file needs.
  func names() -> Changes {
    let imports = Set(declarations.imports.flatMap(\.path))
    // An app may have a `Network` or `Photos` of its own.
    let otherFrameworks = ModuleNames.frameworks.subtracting(
      declarations.imports.compactMap { $0.path.first.map(source.word) })
    let importsCombine = declarations.imports.contains {
      $0.path.first.map { ModuleNames.likeCombine.contains(source.word($0)) } == true
    }
    var changes = Changes()
    var passesArguments = false
    for token in source.tokens.indices
    where source.tokens[token].kind == .word && !imports.contains(token) {
      changes.needs.formUnion(needs(token))
      if source.isWord(token, "XCTKVOExpectation") { changes.needs.insert(.xcTest) }
      passesArguments = passesArguments || isLabel(token, "arguments")
      guard source.isSymbol(token + 1, "."), source.isWord(token + 2),
        ModuleNames.isOurs(source.spelling(token)), !source.isSymbol(token - 1, "."),
        !otherFrameworks.contains(source.spelling(token))
      else { continue }
      changes.edits.append(
        Edit(range: source.tokens[token].range, text: ModuleNames.ours(source.spelling(token))))
    }
    if importsCombine { changes.needs.remove(.combine) }
    // As `String(format:arguments:)` does.
    if passesArguments, changes.needs.contains(.foundation) { changes.needs.insert(.pluralForms) }
    return changes
  }

  /// The module that declares the word on Linux, if Foundation declares it on iOS.
  private func needs(_ token: Int) -> Changes.Needs {
    guard Self.firstBytes.contains(source.bytes[source.tokens[token].range.lowerBound]) else {
      return []
    }
    let word = source.spelling(token)
    if ModuleNames.networking.contains(word) { return .networking }
    if ModuleNames.foundation.contains(word) { return .foundation }
    if ModuleNames.objectiveC.contains(word) { return .objectiveC }
    return ModuleNames.combine.contains(word) ? .combine : []
  }

  /// The first bytes of all names that `needs(_:)` looks for.
  private static let firstBytes = Set(
    [ModuleNames.networking, ModuleNames.foundation, ModuleNames.objectiveC, ModuleNames.combine]
      .joined().compactMap(\.utf8.first))

  private func isLabel(_ token: Int, _ word: String) -> Bool {
    source.isWord(token, word) && source.isSymbol(token + 1, ":")
  }
}
