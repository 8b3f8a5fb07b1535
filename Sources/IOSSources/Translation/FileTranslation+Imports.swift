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

  /// Whether a line of the source surely imports UIKit.
  var importsUIKit: Bool {
    declarations.imports.contains { keyword, path in
      path.count == 1 && source.word(path[0]) == "UIKit"
        && !declarations.uncertainImports.contains(keyword)
    }
  }

  /// Names that their module qualifies, such as `UIKit.UIView`, and those that tell which modules the file needs.
  func names() -> Changes {
    let imports = Set(declarations.imports.flatMap(\.path))
    let importsCombine = declarations.imports.contains {
      $0.path.first.map { ModuleNames.likeCombine.contains(source.word($0)) } == true
    }
    var changes = Changes()
    var passesArguments = false
    for token in source.tokens.indices
    where source.tokens[token].kind == .word && !imports.contains(token) {
      if isNetworking(token) { changes.needs.insert(.networking) }
      if isFoundation(token) { changes.needs.insert(.foundation) }
      if source.isWord(token, "XCTKVOExpectation") { changes.needs.insert(.xcTest) }
      if !importsCombine, isCombine(token) { changes.needs.insert(.combine) }
      passesArguments = passesArguments || isLabel(token, "arguments")
      guard source.isSymbol(token + 1, "."), source.isWord(token + 2),
        ModuleNames.isOurs(source.spelling(token)), !source.isSymbol(token - 1, ".")
      else { continue }
      changes.edits.append(
        Edit(range: source.tokens[token].range, text: ModuleNames.ours(source.spelling(token))))
    }
    // As `String(format:arguments:)` does.
    if passesArguments, changes.needs.contains(.foundation) { changes.needs.insert(.pluralForms) }
    return changes
  }

  /// Whether the word is one of those that iOS has in Foundation and Linux in a module of its own.
  private func isNetworking(_ token: Int) -> Bool {
    let first = source.bytes[source.tokens[token].range.lowerBound]
    guard
      [UInt8(ascii: "U"), UInt8(ascii: "H"), UInt8(ascii: "N"), UInt8(ascii: "C")].contains(first)
    else { return false }
    return ModuleNames.networking.contains(source.spelling(token))
  }

  /// Whether the word is one of those that iOS has in Foundation and Darkroom in a module of its own.
  private func isFoundation(_ token: Int) -> Bool {
    let first = source.bytes[source.tokens[token].range.lowerBound]
    guard
      [
        UInt8(ascii: "A"), UInt8(ascii: "D"), UInt8(ascii: "L"), UInt8(ascii: "M"),
        UInt8(ascii: "N"), UInt8(ascii: "R"), UInt8(ascii: "f"), UInt8(ascii: "l"),
      ].contains(first)
    else { return false }
    return ModuleNames.foundation.contains(source.spelling(token))
  }

  /// Whether the word is one of those that iOS has in Combine, which Foundation and UIKit bring along there.
  private func isCombine(_ token: Int) -> Bool {
    let first = source.bytes[source.tokens[token].range.lowerBound]
    guard
      [UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "O"), UInt8(ascii: "P")].contains(first)
    else { return false }
    return ModuleNames.combine.contains(source.spelling(token))
  }

  private func isLabel(_ token: Int, _ word: String) -> Bool {
    source.isWord(token, word) && source.isSymbol(token + 1, ":")
  }
}
