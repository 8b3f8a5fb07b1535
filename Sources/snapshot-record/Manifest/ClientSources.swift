import DarkroomSnapshotStore
import FoundationEssentials

/// The source files of a client's targets.
struct ClientSources {
  let root: String

  /// The folder in which SwiftPM looks for a target whose path is not in the manifest: the first default folder that
  /// exists.
  func folder(of target: ManifestTarget) -> String? {
    if let path = target.path { return FilePath.joined(root, path) }
    let parents =
      target.isTest
      ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let folders = parents.map { FilePath.joined(FilePath.joined(root, $0), target.name) }
    return folders.first(where: Files.exists)
  }

  func swiftFiles(of target: ManifestTarget) -> [String] {
    (folder(of: target).map(Files.below) ?? []).filter { $0.hasSuffix(".swift") }
  }

  func importsModules(_ target: ManifestTarget) -> Bool {
    swiftFiles(of: target).contains { Self.imports(ClientManifest.modules, in: $0) }
  }

  /// Whether a file imports an Apple framework for user interfaces.
  static func importsViews(_ path: String) -> Bool { imports(["UIKit", "SwiftUI"], in: path) }

  private static func imports(_ modules: [String], in path: String) -> Bool {
    guard let bytes = try? Files.read(path) else { return false }
    let text = ManifestText(bytes)
    return text.words("import", in: 0..<bytes.count).contains { start in
      importedModule(after: start + 6, in: text).map(modules.contains) ?? false
    }
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "typealias", "let", "var",
  ]

  /// Returns `UIKit` for `UIKit`, `UIKit.UIView` and `class UIKit.UIView`.
  private static func importedModule(after offset: Int, in text: ManifestText) -> String? {
    guard let start = text.nextCode(from: offset) else { return nil }
    let end = text.endOfWord(at: start)
    let word = text.string(start..<end)
    return kinds.contains(word) ? importedModule(after: end, in: text) : word
  }

  /// Whether there are references among the target's sources.
  func hasSnapshots(_ target: ManifestTarget) -> Bool {
    folder(of: target).map { Files.exists(FilePath.joined($0, "__Snapshots__")) } ?? false
  }

  /// Whether the folder at `path`, relative to the package, contains Darkroom.
  func isDarkroom(_ path: String) -> Bool {
    let manifest = FilePath.joined(FilePath.joined(root, path), "Package.swift")
    guard let bytes = try? Files.read(manifest) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("name: \"darkroom\"")
  }

  var sources: ManifestEditor.Sources {
    .init(importsModules: importsModules, hasSnapshots: hasSnapshots, isDarkroom: isDarkroom)
  }

  /// Manifests for specific versions of Swift, which SwiftPM reads instead of the default one.
  var otherManifests: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [])
      .filter { $0.hasPrefix("Package@swift-") }.sorted()
  }
}
