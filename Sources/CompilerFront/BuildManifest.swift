/// The file in which SwiftPM tells llbuild what to build: it knows the sources of all modules before any is compiled.
struct BuildManifest {
  /// The sources that stand in lists for the compiler, with the module whose list it is.
  let sources: [(module: String, paths: [String])]

  /// - Parameter text: what `.build/debug.yaml` holds.
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

  /// The resources of a module that SwiftPM copies into the module's bundle: paths in the package, sorted.
  ///
  /// - Parameters:
  ///   - ending: of the paths, with which the manifest writes a folder as `Assets.xcassets/`.
  ///   - build: triple and configuration, which stand behind the name of a target: `x86_64-unknown-linux-gnu-debug`.
  ///   - text: what `.build/debug.yaml` holds.
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

  /// As SwiftPM makes it of the name of a target.
  private static func moduleName(_ target: Substring) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Texts between quotation marks.
  private static func strings(in line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().compactMap {
      $0.offset.isMultiple(of: 2) ? nil : String($0.element)
    }
  }
}
