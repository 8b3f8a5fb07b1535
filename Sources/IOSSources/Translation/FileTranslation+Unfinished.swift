extension FileTranslation {
  /// The text of a file whose brackets do not match, as while somebody is typing.
  ///
  /// It cannot compile, so nothing is registered. Text that usually follows the file is inserted before it, where the
  /// compiler does not treat it as part of an open construct, so that the first error is the same as in the original.
  func unfinishedText(_ changes: Changes) -> String {
    let modules = addedImports(changes.needs)
    guard let end = endOfFirstImport else {
      return modules.map { "import \($0)\n" }.joined() + changes.tail + body(changes.edits)
        + missingBraces
    }
    let imports = modules.map { "; import \($0)" }.joined()
    return changes.tail + body(changes.edits + [Edit(imports, behind: end)]) + missingBraces
  }

  /// The braces that are missing at the end, and an error that reports them.
  ///
  /// The compiler's own error would name the translated file, because its place is after the last line.
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
