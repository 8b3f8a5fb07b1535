extension FileTranslation {
  mutating func translateImports() {
    var importsUIKit = false
    var bringsUIKit = false
    var importWords: Set<Int> = []
    for (keyword, path) in declarations.imports {
      importWords.formUnion(path)
      guard let first = path.first else { continue }
      let module = source.word(first)
      bringsUIKit = bringsUIKit || ModuleNames.bringUIKit.contains(module)
      importsCombine = importsCombine || ModuleNames.likeCombine.contains(module)
      guard ModuleNames.isOurs(module) else { continue }
      let isCertain = !declarations.uncertainImports.contains(keyword)
      importsUIKit = importsUIKit || module == "UIKit" && path.count == 1 && isCertain
      edits.append(
        Edit(range: source.tokens[first].range, text: ModuleNames.ours(source.word(first))))
      if path.count > 1, path[0] == keyword + 1, let last = path.last {
        // A submodule, as in `import UIKit.UIGestureRecognizerSubclass`.
        edits.append(
          source.blank(
            source.tokens[first].range.upperBound..<source.tokens[last].range.upperBound))
      }
    }
    needsUIKit = !importsUIKit
    usesUIKit = bringsUIKit
    qualifyNames(except: importWords)
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

  /// Names that their module qualifies, such as `UIKit.UIView`.
  private mutating func qualifyNames(except imports: Set<Int>) {
    for token in source.tokens.indices
    where source.tokens[token].kind == .word && !imports.contains(token) {
      usesNetworking = usesNetworking || isNetworking(token)
      usesFoundation = usesFoundation || isFoundation(token)
      passesArguments = passesArguments || isLabel(token, "arguments")
      usesXCTest = usesXCTest || source.isWord(token, "XCTKVOExpectation")
      usesCombine = usesCombine || !importsCombine && isCombine(token)
      guard source.isSymbol(token + 1, "."), source.isWord(token + 2),
        ModuleNames.isOurs(source.spelling(token)), !source.isSymbol(token - 1, ".")
      else { continue }
      edits.append(
        Edit(range: source.tokens[token].range, text: ModuleNames.ours(source.spelling(token))))
    }
  }
}
