extension FileTranslation {
  mutating func translateImports() {
    var importsUIKit = false
    var importWords: Set<Int> = []
    for (keyword, path) in declarations.imports {
      importWords.formUnion(path)
      guard let first = path.first, ModuleNames.isOurs(source.word(first)) else { continue }
      importsUIKit = importsUIKit || source.word(first) == "UIKit"
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
    qualifyNames(except: importWords)
  }

  /// Names that their module qualifies, such as `UIKit.UIView`.
  private mutating func qualifyNames(except imports: Set<Int>) {
    for token in source.tokens.indices
    where source.tokens[token].kind == .word && !imports.contains(token) {
      guard source.isSymbol(token + 1, "."), source.isWord(token + 2),
        ModuleNames.isOurs(source.spelling(token)), !source.isSymbol(token - 1, ".")
      else { continue }
      edits.append(
        Edit(range: source.tokens[token].range, text: ModuleNames.ours(source.spelling(token))))
    }
  }
}
