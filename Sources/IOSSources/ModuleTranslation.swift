/// Turns the sources of an iOS module into Swift for Linux.
///
/// All files are read first: what a `#selector` means and which methods answer optional calls is known
/// from the whole module.
package struct ModuleTranslation: Sendable {
  /// The translated files, in the order of the sources.
  package let files: [String]
  /// One more file, that enters the module's classes in the registry before `main` runs.
  package let registry: String
  package let diagnostics: [SourceDiagnostic]

  /// Translates the sources, with what they can see of others as their context: files of the module that
  /// are compiled as they are, and the iOS sources of modules it depends on.
  package init(module: String, sources: [SourceText], context: [SourceText] = []) {
    let declarations = sources.map(DeclarationParser.declarations)
    let index = ModuleIndex(declarations + context.map(DeclarationParser.declarations))
    var files: [String] = []
    var diagnostics: [SourceDiagnostic] = []
    var registered: [Int] = []
    for (number, (source, declared)) in zip(sources, declarations).enumerated() {
      var translation = FileTranslation(
        source: source, declarations: declared, index: index, number: number)
      files.append(translation.translate())
      diagnostics += translation.diagnostics
      if translation.tail.contains(FileTranslation.fileFunction(number)) {
        registered.append(number)
      }
    }
    self.files = files
    self.diagnostics = diagnostics
    registry = Self.registry(of: module, files: registered)
  }

  private static func registry(of module: String, files: [Int]) -> String {
    guard !files.isEmpty else { return "" }
    return """
      import \(ModuleNames.ours("UIKit"))

      @section(".init_array") @used
      private let darkroomRegistration: @convention(c) () -> Void = darkroomRegister

      private func darkroomRegister() {
        _ClassRegistry.add(module: "\(module)") {
      \(files.map { "    \(FileTranslation.fileFunction($0))()\n" }.joined())  }
      }

      """
  }
}
