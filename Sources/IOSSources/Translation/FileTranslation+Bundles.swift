extension FileTranslation {
  /// Replaces `Bundle(for: Screen.self)` with a bundle that finds the class's module by its name, because on iOS each
  /// framework and each test bundle has its own.
  ///
  /// Foundation's initializer on Linux returns the bundle of the program for any class.
  func classBundles() -> Changes {
    guard !index.isKnown("Bundle") else { return Changes() }
    let labels = source.tokens.indices.filter {
      source.isWord($0, "for") && source.isSymbol($0 + 1, ":") && source.isSymbol($0 - 1, "(")
        && source.isWord($0 - 2, "Bundle")
    }
    guard !labels.isEmpty else { return Changes() }
    return Changes(
      edits: labels.map { source.replace(source.tokens[$0].range, with: "_of") },
      needs: .foundation)
  }
}
