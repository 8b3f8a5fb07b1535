import DarkroomIOSSources
import FoundationEssentials

/// `ios-sources check FOLDER…`: what keeps the sources of folders from being compiled on Linux.
struct Check {
  private let folders: [URL]

  /// Fails where a path is no folder.
  init(_ paths: [String]) throws(CheckError) {
    guard !paths.isEmpty else { throw .noFolder }
    var folders: [URL] = []
    for path in paths {
      guard FileManager.default.fileExists(atPath: path) else { throw .missing(path) }
      let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      var isFolder = false
      guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder
      else {
        throw .file(path)
      }
      folders.append(folder)
    }
    self.folders = folders
  }

  /// Each folder is a module that sees those of the others.
  func run() throws -> ModuleCheck {
    let modules = try folders.map(read)
    return ModuleCheck.joined(
      modules.enumerated().map { number, module in
        let others = modules.enumerated().filter { $0.offset != number }.flatMap(\.element.sources)
        return ModuleCheck(sources: module.sources, context: others, unread: module.unread)
      })
  }

  private struct Module {
    var sources: [SourceText] = []
    var unread: [SourceDiagnostic] = []
  }

  private func read(_ folder: URL) throws -> Module {
    var module = Module()
    for file in files(in: folder) {
      switch file.pathExtension {
      case "swift":
        do throws(SourceDiagnostic) {
          module.sources.append(
            try SourceText(path: file.path, bytes: try bytes(of: file.path)))
        } catch {
          module.unread.append(error)
        }
      default:
        module.unread.append(
          SourceDiagnostic(
            path: file.path, line: 1, column: 1,
            message:
              "Objective-C is not compiled here: write the class in Swift, or leave out what uses it",
            cause: .objectiveC))
      }
    }
    guard !module.sources.isEmpty || !module.unread.isEmpty else {
      throw CheckError.empty(folder.path)
    }
    return module
  }

  private func bytes(of path: String) throws(SourceDiagnostic) -> [UInt8] {
    var isFolder = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !isFolder, let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path, isFolder: isFolder)
    }
    return Array(data)
  }

  /// Sources in a folder and those in it, hidden ones and package manifests left out, in an order that is always the same.
  private func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in !name.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { folder.appending(path: $0).standardizedFileURL }
      .filter { ["swift", "m", "mm"].contains($0.pathExtension) }
      .filter { $0.lastPathComponent != "Package.swift" }
      .sorted { $0.path < $1.path }
  }
}
