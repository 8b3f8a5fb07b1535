import DarkroomIOSSources
import FoundationEssentials

/// `ios-sources check FOLDER…`: what keeps the sources of folders from being compiled on Linux.
struct Check {
  private let folders: [URL]

  /// Fails if a path isn't a folder.
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

  /// A folder with a manifest is a package; the others are modules that see each other.
  func run() throws(CheckError) -> (report: String, isClean: Bool) {
    var reports: [(report: String, isClean: Bool)] = []
    for package in folders.filter(Self.isPackage) {
      let report = try PackageCheck(folder: package.path).run()
      reports.append((report.text, report.isClean))
    }
    let plain = folders.filter { !Self.isPackage($0) }
    if !plain.isEmpty {
      let check = try Self.check(plain)
      reports.append((check.report, check.diagnostics.isEmpty))
    }
    return (reports.map(\.report).joined(separator: "\n"), reports.allSatisfy(\.isClean))
  }

  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }

  private static func check(_ folders: [URL]) throws(CheckError) -> ModuleCheck {
    let modules = folders.map(SourceFolder.init)
    for (folder, module) in zip(folders, modules) where module.isEmpty {
      throw .empty(folder.path)
    }
    let names = Set(folders.map(\.lastPathComponent))
    return ModuleCheck.joined(
      modules.enumerated().map { number, module in
        let others = modules.enumerated().filter { $0.offset != number }.flatMap(\.element.texts)
        return ModuleCheck(
          sources: module.texts, context: others, unread: module.unread, modules: names)
      })
  }
}
