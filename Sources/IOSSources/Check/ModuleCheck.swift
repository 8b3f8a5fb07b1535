/// Everything that prevents the sources of a module from being compiled on Linux, found before any build.
package struct ModuleCheck: Sendable {
  /// By file and place.
  package let diagnostics: [SourceDiagnostic]
  private let fileCount: Int
  /// Imported modules whose members are unknown; members are not looked up in sources that import them.
  private let strangers: Set<String>

  /// Checks the sources of a module.
  ///
  /// - Parameters:
  ///   - sources: the sources to check.
  ///   - context: sources of other modules that these sources can use.
  ///   - unread: problems with files that could not be read as Swift.
  ///   - modules: the names of the modules that consist of the sources and the context.
  package init(
    sources: [SourceText], context: [SourceText] = [], unread: [SourceDiagnostic] = [],
    modules: Set<String> = []
  ) {
    let translation = ModuleTranslation(module: "App", sources: sources, context: context)
    let declarations = sources.map {
      DeclarationParser.declarations(of: $0, absent: ModuleNames.missing)
    }
    let declared = DeclaredNames(sources + context)
    strangers = Set(declarations.flatMap(\.modules))
      .filter { !ModuleNames.isOurs($0) && !ModuleNames.toolchain.contains($0) }
      .subtracting(modules)
    let knowsMembers = strangers.isEmpty && !declared.looksMembersUpDynamically
    let members = knowsMembers ? MemberNames.all.union(declared.members) : nil
    let foreseen = zip(sources, declarations).flatMap { source, declarations in
      FileCheck(source, declarations, declared: declared.names, members: members).diagnostics
    }
    diagnostics = (translation.diagnostics + foreseen + unread).sorted {
      ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
    }
    fileCount = sources.count + Set(unread.map(\.path)).count
  }

  private init(diagnostics: [SourceDiagnostic], fileCount: Int, strangers: Set<String>) {
    self.diagnostics = diagnostics
    self.fileCount = fileCount
    self.strangers = strangers
  }

  /// Joins the results for several modules.
  package static func joined(_ checks: [ModuleCheck]) -> ModuleCheck {
    ModuleCheck(
      diagnostics: checks.flatMap(\.diagnostics),
      fileCount: checks.reduce(0) { $0 + $1.fileCount },
      strangers: checks.reduce(into: []) { $0.formUnion($1.strangers) })
  }

  package var isEmpty: Bool { fileCount == 0 }

  /// The number of places and files in a few words.
  package var verdict: String {
    diagnostics.isEmpty
      ? "nothing found in \(files(fileCount))" : "\(places) in \(files(fileCount))"
  }

  private var places: String {
    "\(diagnostics.count) \(diagnostics.count == 1 ? "place" : "places")"
  }

  /// The places in the compiler's format, followed by the summary.
  package var report: String {
    let places = diagnostics.map { "\($0)\n" }.joined()
    return places + (places.isEmpty ? "" : "\n") + summary
  }

  /// A count for each cause, and sentences that describe what was checked and what was not.
  package var summary: String {
    guard !diagnostics.isEmpty else {
      return "Nothing was found in \(files(fileCount)).\n" + scope
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
    return table + "\n\(places) in \(damaged) of \(files(fileCount)).\n"
      + scope
  }

  /// A sentence about the scope, so that nobody mistakes a clean report for a successful build.
  private var scope: String {
    let looked =
      "Checked: modules, types, functions and members that Linux or UIKit here lacks, and forms that can't be translated.\n"
    guard !strangers.isEmpty else {
      return looked
        + "Not checked: members that one type has here and another lacks. Only a build shows them.\n"
    }
    return looked
      + "Not checked: members in modules that import \(strangers.sorted().joined(separator: ", ")). Only a build shows them.\n"
  }

  private func files(_ count: Int) -> String { "\(count) \(count == 1 ? "file" : "files")" }
}
