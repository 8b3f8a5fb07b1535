import DarkroomIOSSources
import FoundationEssentials

extension ModuleCompilation {
  /// Provides a bundle for resources that the manifest doesn't declare: Xcode recognizes them by type, SwiftPM ignores
  /// them.
  ///
  /// `Bundle(for:)` finds the bundle, as it finds every bundle in the build folder.
  ///
  /// - Parameter isUsed: whether generated code uses the bundle.
  /// - Returns: an accessor `Bundle.module`; empty if SwiftPM makes one, no code uses it, or there are no resources.
  func resourceAccessor(
    for texts: [SourceText], isUsed: Bool
  ) throws(FrontError) -> String {
    let namesModule = isUsed || texts.contains(where: Self.namesModuleBundle)
    guard hasNoResources, namesModule || texts.contains(where: Self.asksForClassBundle) else {
      return ""
    }
    let resources = UndeclaredFiles.paths(below: targetFolder)
    guard !resources.isEmpty else { return "" }
    let bundle = "\(products)/\(FrontFiles.name(packageFolder))_\(module).resources"
    for path in resources { try FrontFiles.link(path, in: bundle) }
    guard namesModule else { return "" }
    let literal = bundle.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return """
      import Foundation

      extension Foundation.Bundle {
        nonisolated static let module = Foundation.Bundle(path: "\(literal)") ?? .main
      }

      """
  }

  /// Whether the manifest declares no resources, so that SwiftPM makes no `Bundle.module`.
  var hasNoResources: Bool {
    arguments.definitions.contains("SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE")
  }

  private static func namesModuleBundle(_ source: SourceText) -> Bool {
    source.tokens.indices.contains { source.isSymbol($0, ".") && source.isWord($0 + 1, "module") }
  }

  private static func asksForClassBundle(_ source: SourceText) -> Bool {
    source.tokens.indices.contains {
      source.isWord($0, "Bundle") && source.isSymbol($0 + 1, "(") && source.isWord($0 + 2, "for")
    }
  }

  private var packageFolder: String {
    sources.first.flatMap(Self.manifestPath(of:)).map(FrontFiles.directory) ?? ""
  }

  /// The folder of the target: the one with its name, or else the one that holds all of its sources.
  var targetFolder: String {
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
