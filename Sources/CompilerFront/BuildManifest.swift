/// The file in which SwiftPM tells llbuild what to build; it lists the sources of all modules before any is compiled.
struct BuildManifest {
  /// The source lists for the compiler, each with its module.
  let sources: [(module: String, paths: [String])]

  /// Parses the manifest.
  ///
  /// - Parameter text: the content of `.build/debug.yaml`.
  init(_ text: String) {
    var list: [(String, [String])] = []
    var inputs: Substring?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("    inputs: [\"<sources-file-list>\"") { inputs = line }
      guard let paths = inputs, line.hasPrefix("    outputs: [\"") else { continue }
      inputs = nil
      guard let output = Self.strings(in: line).first, output.hasSuffix(".build/sources") else {
        continue
      }
      let folder = FrontFiles.name(FrontFiles.directory(output))
      list.append(
        (
          String(folder.dropLast(".build".count)),
          Self.strings(in: paths).filter { $0.hasSuffix(".swift") }
        ))
    }
    sources = list
  }

  /// Returns the resources that SwiftPM copies into a module's bundle, as sorted paths in the package.
  ///
  /// - Parameters:
  ///   - ending: the end of the paths; the manifest writes a folder as `Assets.xcassets/`.
  ///   - build: the triple and configuration that follow the name of a target: `x86_64-unknown-linux-gnu-debug`.
  ///   - text: the content of `.build/debug.yaml`.
  static func resources(
    of module: String, ending: String, build: String, in text: String
  ) -> [String] {
    var origins: [String: String] = [:]
    var copies: [String] = []
    var inputs: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("    inputs: [") { inputs = strings(in: line) }
      guard line.hasPrefix("    outputs: ["), let output = strings(in: line).first else { continue }
      if output.hasSuffix(ending) { origins[output] = inputs.first }
      if output.hasSuffix("-\(build).module-resources>"),
        moduleName(output.dropFirst().dropLast("-\(build).module-resources>".count)) == module
      {
        copies += inputs.filter { $0.hasSuffix(ending) }
      }
    }
    return copies.compactMap { origins[$0] }.sorted()
  }

  /// Returns the module name that SwiftPM derives from the name of a target.
  private static func moduleName(_ target: Substring) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns the texts between quotation marks.
  private static func strings(in line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().compactMap {
      $0.offset.isMultiple(of: 2) ? nil : String($0.element)
    }
  }
}
