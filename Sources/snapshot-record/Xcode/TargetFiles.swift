import DarkroomSnapshotStore

/// The files of a target as a manifest lists them: a folder, the excluded parts of it, and the resources in it.
struct TargetFiles: Equatable {
  struct Resource: Equatable {
    let path: String
    /// Whether the resource stays a folder; otherwise SwiftPM puts all files into one folder, as Xcode does.
    let isCopied: Bool
  }

  /// The smallest folder that contains all files, relative to the package; `.` for the package's own folder.
  let path: String
  /// Files and folders, relative to the folder, that do not belong to the target.
  private(set) var exclude: [String] = []
  /// Seen from the folder.
  private(set) var resources: [Resource] = []
  /// Resources whose names in the bundle are not unique, relative to the package.
  private(set) var duplicates: [String] = []

  private let sources: Set<String>
  private var wanted: Set<String>

  /// - Parameters:
  ///   - package: the package's folder, which contains all files.
  ///   - sources: absolute paths, like `resources`; there is at least one.
  ///   - generated: a folder that will be written and belongs to no target of the project, relative to the package.
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

  /// The name in the bundle, such as `en.lproj/Main.storyboard` or `a.json`, which SwiftPM allows only once.
  private static func nameInBundle(_ path: String) -> String {
    let parent = FilePath.name(FilePath.directory(path))
    return (parent.hasSuffix(".lproj") ? parent + "/" : "") + FilePath.name(path)
  }

  /// Excludes the generated folder as if it already existed, so that the next run changes nothing.
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

  /// A folder that is completely excluded, or contains only resources, is listed instead of its contents.
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

  /// Whether a folder contains a file of the target at any depth.
  private func holdsFiles(_ folder: String) -> Bool {
    let prefix = folder + "/"
    return sources.contains { $0.hasPrefix(prefix) } || wanted.contains { $0.hasPrefix(prefix) }
  }

  private func isPlainFolder(_ path: String) -> Bool {
    Files.isFolder(path) && !FileKind.isOpaque(path)
  }

  /// Whether a folder is a resource as a whole.
  private func isBlue(_ path: String) -> Bool { wanted.contains(path) && isPlainFolder(path) }

  /// Whether SwiftPM ignores the file without a warning.
  private static func isIgnored(_ path: String) -> Bool {
    ["xcodeproj", "xcworkspace", "playground"].contains(FilePath.pathExtension(path))
      || FilePath.name(path) == "Package.swift" || FilePath.name(path) == "Package.resolved"
  }
}
