import Foundation
import PackagePlugin

/// The Swift files that a target wants translated.
struct SourceList {
  let sources: [URL]
  /// The files that it compiles as they are.
  let compiled: [URL]
  /// `ios-sources.txt`, where there is one.
  let listFile: URL?

  /// Those below the target's folder that it neither compiles itself nor excludes, and what each line of
  /// `ios-sources.txt` names: a file or folder, relative to the target; a leading `!` takes it out.
  init(target: SwiftSourceModuleTarget) throws {
    compiled = target.sourceFiles.filter { $0.type == .source }.map(\.url).sorted {
      $0.path < $1.path
    }
    var files = Set(
      target.sourceFiles.filter { $0.type != .source && $0.url.pathExtension == "swift" }.map(\.url)
    )
    let list = target.directoryURL.appending(path: "ios-sources.txt")
    listFile = FileManager.default.fileExists(atPath: list.path) ? list : nil
    if listFile != nil {
      for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") {
        let entry = line.trimmingCharacters(in: .whitespaces)
        guard !entry.isEmpty, !entry.hasPrefix("#") else { continue }
        if entry.hasPrefix("!") {
          files.subtract(Self.swiftFiles(String(entry.dropFirst()), in: target.directoryURL))
        } else {
          files.formUnion(Self.swiftFiles(entry, in: target.directoryURL))
        }
      }
    }
    sources = files.sorted { $0.path < $1.path }
  }

  /// The iOS sources of the targets that a target depends on.
  static func visible(to target: SwiftSourceModuleTarget) throws -> [URL] {
    try target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
      .flatMap { try SourceList(target: $0).sources }
  }

  private static func swiftFiles(_ entry: String, in folder: URL) -> [URL] {
    let url = URL(fileURLWithPath: entry, relativeTo: folder).standardizedFileURL
    if url.pathExtension == "swift" { return [URL(fileURLWithPath: url.path)] }
    let enumerator = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return (enumerator?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .map { URL(fileURLWithPath: $0.standardizedFileURL.path) }
  }
}
