import DarkroomSnapshotStore

/// The files of a target as a manifest names them: a folder, what of it is left out, and what of it are resources.
struct TargetFiles: Equatable {
  struct Resource: Equatable {
    let path: String
    /// Whether it stays a folder; else SwiftPM puts the files beside each other, as Xcode does.
    let isCopied: Bool
  }

  /// The smallest folder that holds all files, seen from the package; `.` for the package's own.
  let path: String
  /// Seen from the folder: files and folders that belong to the target in no way.
  private(set) var exclude: [String] = []
  /// Seen from the folder.
  private(set) var resources: [Resource] = []
  /// Resources whose names others have in the bundle, seen from the package.
  private(set) var duplicates: [String] = []

  private let sources: Set<String>
  private var wanted: Set<String>

  /// - Parameters:
  ///   - package: the package's folder, in which all files lie.
  ///   - sources: absolute paths, as are `resources`; there is at least one.
  ///   - generated: a folder that will be written and belongs to no target of the project, seen from the package.
  init(
    package: String, sources: Set<String>, resources: Set<String>, besides generated: String
  ) {
    self.sources = sources
    wanted = []
    let folder = Self.sharedFolder(of: sources.union(resources), in: package)
    path = FilePath.relative(folder, to: package) ?? "."
    var names: Set<String> = []
    for resource in resources.sorted() {
      if names.insert(Self.nameInBundle(resource)).inserted {
        wanted.insert(resource)
      } else {
        duplicates.append(FilePath.relative(resource, to: package) ?? resource)
      }
    }
    var found = Entries()
    collect(folder, &found)
    func shown(_ path: String) -> String { FilePath.relative(path, to: folder) ?? path }
    exclude = found.excluded.map(shown)
    if path == "." { leaveOut(generated, in: package) }
    self.resources = found.resources.map {
      Resource(path: shown($0), isCopied: FileKind($0) == .folder || isBlue($0))
    }
  }

  private static func sharedFolder(of paths: Set<String>, in package: String) -> String {
    var folder = FilePath.directory(paths.min() ?? package)
    for path in paths {
      while FilePath.relative(path, to: folder) == nil { folder = FilePath.directory(folder) }
    }
    return folder
  }

  /// `en.lproj/Main.storyboard`, `a.json`: what SwiftPM allows once in a bundle.
  private static func nameInBundle(_ path: String) -> String {
    let parent = FilePath.name(FilePath.directory(path))
    return (parent.hasSuffix(".lproj") ? parent + "/" : "") + FilePath.name(path)
  }

  /// As if the folder were there already, so that the next run changes nothing.
  private mutating func leaveOut(_ generated: String, in package: String) {
    let names = FilePath.components(generated)
    let prefixes = names.indices.map { names[...$0].joined(separator: "/") }
    guard !prefixes.contains(where: exclude.contains) else { return }
    let missing = prefixes.first { !Files.exists(FilePath.joined(package, $0)) }
    exclude = (exclude + [missing ?? generated]).sorted()
  }

  // MARK: The folder

  private struct Entries {
    var excluded: [String] = []
    var resources: [String] = []
    var hasSources = false
  }

  /// Folders that are wholly left out, or hold nothing but resources, are named instead of what is in them.
  private func collect(_ folder: String, _ entries: inout Entries) {
    for path in FolderContents(folder).paths {
      if wanted.contains(path) {
        entries.resources.append(path)
      } else if sources.contains(path) {
        entries.hasSources = true
      } else if !isPlainFolder(path) {
        if !Self.isIgnored(path) { entries.excluded.append(path) }
      } else if !holdsFiles(path) {
        if !FolderContents(path).paths.isEmpty { entries.excluded.append(path) }
      } else {
        add(folder: path, to: &entries)
      }
    }
  }

  private func add(folder: String, to entries: inout Entries) {
    var inner = Entries()
    collect(folder, &inner)
    let isFlat = inner.resources.allSatisfy { FileKind($0) != .folder && !isBlue($0) }
    if !inner.hasSources, inner.excluded.isEmpty, isFlat {
      entries.resources.append(folder)
    } else {
      entries.resources += inner.resources
    }
    entries.excluded += inner.excluded
    entries.hasSources = entries.hasSources || inner.hasSources
  }

  /// Whether a file of the target lies below.
  private func holdsFiles(_ folder: String) -> Bool {
    let prefix = folder + "/"
    return sources.contains { $0.hasPrefix(prefix) } || wanted.contains { $0.hasPrefix(prefix) }
  }

  private func isPlainFolder(_ path: String) -> Bool {
    Files.isFolder(path) && !FileKind.isOpaque(path)
  }

  /// A folder that is a resource as a whole.
  private func isBlue(_ path: String) -> Bool { wanted.contains(path) && isPlainFolder(path) }

  /// SwiftPM passes them over without a word.
  private static func isIgnored(_ path: String) -> Bool {
    ["xcodeproj", "xcworkspace", "playground"].contains(FilePath.pathExtension(path))
      || FilePath.name(path) == "Package.swift" || FilePath.name(path) == "Package.resolved"
  }
}
