/// All that keeps the sources of a module from being compiled on Linux, found before any build.
package struct ModuleCheck: Sendable {
  /// By file and place.
  package let diagnostics: [SourceDiagnostic]
  private let fileCount: Int

  /// - `context`: sources of other modules that these see.
  /// - `unread`: what is known of files that are no source text of Swift.
  package init(
    sources: [SourceText], context: [SourceText] = [], unread: [SourceDiagnostic] = []
  ) {
    let translation = ModuleTranslation(module: "App", sources: sources, context: context)
    let declared = Self.names(declaredIn: sources + context)
    let foreseen = sources.flatMap { source in
      FileCheck(
        source, DeclarationParser.declarations(of: source, absent: ModuleNames.missing),
        declared: declared
      ).diagnostics
    }
    diagnostics = (translation.diagnostics + foreseen + unread).sorted {
      ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
    }
    fileCount = sources.count + Set(unread.map(\.path)).count
  }

  /// Of types and of what else has a name in a file; an imported module may have a type of its own name.
  private static func names(declaredIn sources: [SourceText]) -> Set<String> {
    let keywords: Set<String> = [
      "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var",
      "let", "case", "import",
    ]
    return sources.reduce(into: []) { names, source in
      for token in source.tokens.indices.dropFirst()
      where source.isWord(token) && keywords.contains(source.spelling(token - 1)) {
        names.insert(source.word(token))
      }
    }
  }

  private init(diagnostics: [SourceDiagnostic], fileCount: Int) {
    self.diagnostics = diagnostics
    self.fileCount = fileCount
  }

  /// What several modules have to say.
  package static func joined(_ checks: [ModuleCheck]) -> ModuleCheck {
    ModuleCheck(
      diagnostics: checks.flatMap(\.diagnostics), fileCount: checks.reduce(0) { $0 + $1.fileCount }
    )
  }

  /// The places in the compiler's form, and the summary.
  package var report: String {
    let places = diagnostics.map { "\($0)\n" }.joined()
    return places + (places.isEmpty ? "" : "\n") + summary
  }

  /// A count for each cause, and sentences that say what was looked for, and what was not.
  package var summary: String {
    guard !diagnostics.isEmpty else {
      return "Nothing was found in \(files(fileCount)).\n" + Self.scope
    }
    let counts = SourceProblem.allCases.map { cause in
      (cause, diagnostics.count { $0.cause == cause })
    }.filter { $0.1 > 0 }.sorted { ($1.1, $0.0.rawValue) < ($0.1, $1.0.rawValue) }
    let table = counts.map { cause, count in
      let number = String(count)
      return String(repeating: " ", count: max(0, 6 - number.count)) + number + "  "
        + cause.rawValue + "\n"
    }.joined()
    let damaged = Set(diagnostics.map(\.path)).count
    let noun = diagnostics.count == 1 ? "place" : "places"
    return table + "\n\(diagnostics.count) \(noun) in \(damaged) of \(files(fileCount)).\n"
      + Self.scope
  }

  /// So that nobody takes a clean report for a build.
  private static let scope = """
    Looked for: modules, types and functions that Linux or UIKit here lacks, and forms that can't be translated.
    Not looked for: members that UIKit's types lack here, and anything in imported packages. Only a build shows them.

    """

  private func files(_ count: Int) -> String { "\(count) \(count == 1 ? "file" : "files")" }
}
