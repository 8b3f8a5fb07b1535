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

  /// Texts between quotation marks.
  private static func strings(in line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().compactMap {
      $0.offset.isMultiple(of: 2) ? nil : String($0.element)
    }
  }
}
