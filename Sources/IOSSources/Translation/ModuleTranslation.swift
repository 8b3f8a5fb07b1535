/// Translates the sources of an iOS module into Swift for Linux.
///
/// All files are read first, because the meaning of a `#selector` and the methods that implement optional requirements
/// depend on the whole module.
package struct ModuleTranslation: Sendable {
  /// The translated files, in the order of the sources.
  package let files: [String]
  /// An additional file that adds the module's classes to the registry before `main` runs.
  package let registry: String
  package let diagnostics: [SourceDiagnostic]

  /// Translates the sources.
  ///
  /// Their context consists of other sources that they can use: files of the module that are compiled unchanged, and
  /// the iOS sources of modules on which it depends.
  package init(module: String, sources: [SourceText], context: [SourceText] = []) {
    let translations = Self.translations(of: sources, context: context)
    let changes = translations.map { $0.changes() }
    let forwarders = Dictionary(grouping: changes.flatMap(\.forwarders), by: \.target.file)
    // An untranslatable construct becomes a compiler error at its place, in addition to the compiler's own errors.
    files = zip(translations, changes).map {
      $0.text($1, forwarders[$0.number] ?? []) + $1.diagnostics.map(\.directive).joined()
    }
    diagnostics = changes.flatMap(\.diagnostics)
    registry = Self.registry(
      of: module, files: changes.indices.filter { changes[$0].needs.contains(.registration) },
      unfinished: sources.filter { !$0.isBalanced }.map(\.path))
  }

  static func translations(
    of sources: [SourceText], context: [SourceText]
  ) -> [FileTranslation] {
    let declarations = sources.map { DeclarationParser.declarations(of: $0) }
    let index = ModuleIndex(declarations + context.map { DeclarationParser.declarations(of: $0) })
    let classes = classes(declarations)
    return zip(sources, declarations).enumerated().map { number, pair in
      FileTranslation(
        source: pair.0, declarations: pair.1, index: index, number: number, classes: classes)
    }
  }

  /// The translated files without an additional one: the last file that registers classes contains the registry at its
  /// end.
  package var sourcesWithRegistry: [String] {
    var files = files
    let last = files.lastIndex { $0.contains("func darkroomRegister") } ?? files.indices.last
    if let last { files[last] += registry }
    return files
  }

  /// The places of the classes that extensions anywhere in the module can name.
  private static func classes(_ files: [FileDeclarations]) -> [String: ClassPlace] {
    var result: [String: ClassPlace] = [:]
    for (file, declarations) in files.enumerated() {
      for (place, type) in declarations.types.enumerated()
      where type.keyword == .class && !type.isLocal && !type.isInactive {
        result[type.path] = result[type.path] ?? ClassPlace(file: file, type: place)
      }
    }
    return result
  }

  /// - Parameter unfinished: files with open brackets, which register no classes.
  ///
  ///   They should not compile; if one does, the program ends with a message when it starts, instead of silently
  ///   lacking classes.
  private static func registry(
    of module: String, files: [Int], unfinished: [String]
  ) -> String {
    guard !files.isEmpty || !unfinished.isEmpty else { return "" }
    let calls =
      files.map { "    \(FileTranslation.fileFunction($0))()\n" }
      + unfinished.map {
        // A class that is not registered would silently be missing, so the client's program ends with the reason.
        "    fatalError(#\"IOSSources finds brackets in \($0) that don't match: report the file\"#)\n"
      }
    return """
      import \(ModuleNames.ours("UIKit"))

      @section(".init_array") @used
      nonisolated private let darkroomRegistration: @convention(c) () -> Void = darkroomRegister

      nonisolated private func darkroomRegister() {
        _ClassRegistry.add(module: "\(module)") {
      \(calls.joined())  }
      }

      """
  }
}
