import DarkroomIOSSources
import FoundationEssentials

extension ModuleCompilation {
  /// `Bundle.module` for resources that the manifest doesn't declare: Xcode takes them by their type, SwiftPM makes no
  /// bundle of them.
  ///
  /// - Returns: an accessor for a bundle in the build folder; empty if SwiftPM makes one, nothing asks for it, or there is
  ///   nothing to put into it.
  func resourceAccessor(for texts: [SourceText]) throws(FrontError) -> String {
    guard arguments.definitions.contains("SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE"),
      texts.contains(where: Self.namesModuleBundle)
    else { return "" }
    let resources = UndeclaredFiles.paths(below: targetFolder)
    guard !resources.isEmpty else { return "" }
    let bundle = "\(products)/\(FrontFiles.name(packageFolder))_\(module).resources"
    for path in resources { try FrontFiles.link(path, in: bundle) }
    let literal = bundle.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return """
      import Foundation

      extension Foundation.Bundle {
        nonisolated static let module = Foundation.Bundle(path: "\(literal)") ?? .main
      }

      """
  }

  private static func namesModuleBundle(_ source: SourceText) -> Bool {
    source.tokens.indices.contains { source.isSymbol($0, ".") && source.isWord($0 + 1, "module") }
  }

  private var packageFolder: String {
    sources.first.flatMap(Self.manifestPath(of:)).map(FrontFiles.directory) ?? ""
  }

  /// The folder of the target: the one that has its name, or else the one that holds all of its sources.
  private var targetFolder: String {
    let shared = sources.dropFirst().reduce(FrontFiles.directory(sources.first ?? "")) {
      folder, source in
      var folder = folder
      while !source.hasPrefix(folder + "/"), folder != "/" {
        folder = FrontFiles.directory(folder)
      }
      return folder
    }
    let package = packageFolder
    let above = sequence(first: shared) {
      $0.hasPrefix(package + "/") ? FrontFiles.directory($0) : nil
    }
    return above.first { FrontFiles.name($0).replacing("-", with: "_") == module } ?? shared
  }
}
