extension FileTranslation {
  /// `Bundle(for: Screen.self)` becomes a bundle that knows the class's module by its name, as each framework and each
  /// bundle of tests has one on iOS; Foundation's on Linux is that of the program, for any class.
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
