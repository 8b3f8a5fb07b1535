import Foundation
import PackagePlugin

/// Compiles iOS sources as they are: translates the Swift files of a target that its `sources:` leave out, and the
/// files that its `ios-sources.txt` names.
@main
struct IOSSourcesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let list = try SourceList(target: target)
    let sources = list.sources
    let visible = try list.compiled + SourceList.visible(to: target)
    guard !sources.isEmpty else {
      Diagnostics.warning(
        "IOSSources found no sources to translate in '\(target.name)': list the files that are compiled as they are in 'sources:', for instance an empty Linux.swift"
      )
      return []
    }
    let folder = context.pluginWorkDirectoryURL
    let outputs = OutputNames.unique(for: sources).map { folder.appending(path: $0) }
    let registry = folder.appending(path: "\(target.moduleName)Registry.swift")
    var arguments = [target.moduleName, registry.path]
    for (source, output) in zip(sources, outputs) { arguments += [source.path, output.path] }
    arguments.append("--context")
    arguments += visible.map { $0.path }
    return [
      .buildCommand(
        displayName: "Translating iOS sources of \(target.name)",
        executable: try context.tool(named: "DarkroomIOSSourcesTool").url,
        arguments: arguments,
        // SwiftPM warns of files in a target that nothing reads.
        inputFiles: sources + visible + [list.listFile].compactMap { $0 },
        outputFiles: outputs + [registry])
    ]
  }
}

/// Names for translated files, which all lie in one folder.
enum OutputNames {
  /// Names unlike the names of the sources, so that `#fileID` stays unique in the module.
  ///
  /// The name of each source; of several with one name, which two folders may have, the later get
  /// numbers.
  static func unique(for sources: [URL]) -> [String] {
    var counts: [String: Int] = [:]
    return sources.map { source in
      let name = source.deletingPathExtension().lastPathComponent
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return count == 0 ? "\(name).linux.swift" : "\(name)-\(count + 1).linux.swift"
    }
  }
}
