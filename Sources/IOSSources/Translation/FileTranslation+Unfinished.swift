extension FileTranslation {
  /// The text of a file whose brackets don't match, as while somebody types.
  ///
  /// It cannot compile, so nothing is entered in the registry, and what else would stand behind the text stands before
  /// it, where the compiler does not take it for a part of what is open: the first error is that of the original.
  func unfinishedText(_ changes: Changes) -> String {
    let modules = addedImports(changes.needs)
    guard let end = endOfFirstImport else {
      return modules.map { "import \($0)\n" }.joined() + changes.tail + body(changes.edits)
        + missingBraces
    }
    let imports = modules.map { "; import \($0)" }.joined()
    return changes.tail + body(changes.edits + [Edit(imports, behind: end)]) + missingBraces
  }

  /// The braces that are missing at the end, and an error that says so.
  ///
  /// The compiler's own would name the translated file: its place is behind the last line.
  private var missingBraces: String {
    guard let outermost = source.openBraces.first else { return "" }
    let opening = source.position(of: source.tokens[outermost].range.lowerBound).line
    let last = source.tokens.last.map { source.position(of: $0.range.lowerBound).line } ?? 1
    return sourceLocation(line: last)
      + "#error(\"expected '}': nothing closes the '{' of line \(opening)\")\n"
      + String(repeating: "}\n", count: source.openBraces.count)
  }

  /// The end of the first import that is compiled on iOS.
  private var endOfFirstImport: Int? {
    let first = declarations.imports.first { keyword, path in
      !path.isEmpty && !declarations.uncertainImports.contains(keyword)
        && !declarations.isInactive(source.tokens[keyword].range.lowerBound)
    }
    return first?.path.last.map { source.tokens[$0].range.upperBound }
  }
}
