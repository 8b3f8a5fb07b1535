import Foundation

/// The folders of test targets against the folders of the modules that they test.
///
/// `Tests/UIKitTests/Lists/Table` answers to `Sources/UIKit/Lists/Table`. Targets with other names, such
/// as `GalleryTests`, test several modules and order themselves.
struct TestFolders {
  /// Folders without a counterpart, and why; what lies below one is exempt, too.
  static let exemptions = [
    "UIKitTests/Resources": "files that the tests read through Bundle.module"
  ]

  /// Modules whose folder has another name than their tests.
  private static let moduleFolders = ["SnapshotRecord": "snapshot-record"]

  /// Folders below the test targets of modules, by path below `Tests`.
  let folders: [String]
  /// Test files in these targets, by path below `Tests`.
  let files: [String]
  /// Folders of the sources, by path below `Sources`.
  let sourceFolders: Set<String>
  /// Source files, by path below `Sources`.
  let sourceFiles: [String]

  init(folders: [String], files: [String], sourceFolders: Set<String>, sourceFiles: [String]) {
    self.folders = folders
    self.files = files
    self.sourceFolders = sourceFolders
    self.sourceFiles = sourceFiles
  }

  /// The folders of the checked-out repository.
  init(of root: URL) throws {
    let sources = try Self.tree(root.appending(path: "Sources"))
    let modules = Set(sources.folders)
    let tests = try Self.tree(root.appending(path: "Tests"))
    let isOfModule = { (path: String) in
      Self.module(ofTestsAt: path).map(modules.contains) ?? false
    }
    self.init(
      folders: tests.folders.filter { $0.contains("/") && isOfModule($0) },
      files: tests.files.filter(isOfModule), sourceFolders: modules, sourceFiles: sources.files)
  }

  /// Test folders that are neither a folder of their module nor exempt.
  var strays: [String] {
    folders.filter { folder in
      !Self.isExempt(folder)
        && !(Self.counterpart(of: folder).map(sourceFolders.contains) ?? false)
    }
  }

  /// `XTests.swift` where the module has `X.swift` or `X+….swift`, but in none of the folders that hold those.
  var misplaced: [String] {
    files.filter { file in
      let name = Self.name(file)
      guard name.hasSuffix("Tests"), !Self.isExempt(file),
        let folder = Self.counterpart(of: Self.folder(file)),
        let module = Self.module(ofTestsAt: file)
      else { return false }
      let subject = name.dropLast("Tests".count)
      let homes = sourceFiles.filter {
        let source = Self.name($0)
        return $0.hasPrefix("\(module)/") && (source == subject || source.hasPrefix("\(subject)+"))
      }.map(Self.folder)
      return !homes.isEmpty && !homes.contains(folder)
    }
  }

  /// Exemptions for folders that are gone, or that have a counterpart by now.
  var needlessExemptions: [String] {
    Self.exemptions.keys.filter { exempt in
      !folders.contains(exempt)
        || Self.counterpart(of: exempt).map(sourceFolders.contains) ?? false
    }.sorted()
  }

  private static func isExempt(_ path: String) -> Bool {
    exemptions.keys.contains { path == $0 || path.hasPrefix("\($0)/") }
  }

  /// The folder of the module whose tests `path` belongs to: `UIKit` for `UIKitTests/Lists`.
  private static func module(ofTestsAt path: String) -> String? {
    let target = path.prefix { $0 != "/" }
    guard target.hasSuffix("Tests") else { return nil }
    let name = String(target.dropLast("Tests".count))
    return moduleFolders[name] ?? name
  }

  /// `UIKit/Lists` for `UIKitTests/Lists`.
  private static func counterpart(of folder: String) -> String? {
    module(ofTestsAt: folder).map { $0 + folder.drop { $0 != "/" } }
  }

  private static func folder(_ file: String) -> String {
    file.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func name(_ file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? ""
    return String(last.prefix { $0 != "." })
  }

  /// Everything below `top`, hidden entries left out, in a stable order.
  private static func tree(_ top: URL) throws -> (folders: [String], files: [String]) {
    var found: (folders: [String], files: [String]) = ([], [])
    let names = try FileManager.default.subpathsOfDirectory(atPath: top.path).sorted()
    for name in names where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      var isFolder: ObjCBool = false
      let path = top.appending(path: name).path
      guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue { found.folders.append(name) } else { found.files.append(name) }
    }
    return found
  }
}
