import DarkroomSnapshotStore

/// The meaning of `--xcode`: projects, and the folders of packages that the surrounding workspace names.
struct XcodeWorkspace {
  /// The absolute path of the given project or workspace.
  let path: String
  /// The absolute paths of `….xcodeproj` folders; at least one.
  let projects: [String]
  /// The absolute paths of the package folders that the workspace names.
  let packages: [String]

  /// The package versions that Xcode resolved: a file in the format of SwiftPM's `Package.resolved`; nil if there is
  /// none.
  var resolvedPackages: String? {
    let workspace =
      FilePath.pathExtension(path) == "xcodeproj"
      ? FilePath.joined(path, "project.xcworkspace") : path
    let file = FilePath.joined(workspace, "xcshareddata/swiftpm/Package.resolved")
    return ((try? Files.read(file)) ?? nil).map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Parameter path: the path of a project or a workspace.
  ///
  ///   For a project, the workspace beside it is used as well.
  init(_ path: String) throws(XcodeProjectError) {
    let path = FilePath.absolute(path)
    guard Files.isFolder(path) else { throw .notFound(path: path) }
    self.path = path
    switch FilePath.pathExtension(path) {
    case "xcodeproj":
      projects = [path]
      let workspace = FilePath.joined(
        FilePath.directory(path), FilePath.stem(path) + ".xcworkspace")
      packages = Self.packages(among: Self.places(in: workspace))
    case "xcworkspace":
      let places = Self.places(in: path)
      projects = places.filter {
        $0.hasSuffix(".xcodeproj") && FilePath.name($0) != "Pods.xcodeproj" && Files.isFolder($0)
      }
      guard !projects.isEmpty else { throw .noProject(workspace: path) }
      packages = Self.packages(among: places)
    default: throw .notFound(path: path)
    }
  }

  private static func packages(among places: [String]) -> [String] {
    places.filter { Files.exists(FilePath.joined($0, "Package.swift")) }
  }

  /// The absolute paths that `contents.xcworkspacedata` names; empty if there is no such file.
  private static func places(in workspace: String) -> [String] {
    let file = FilePath.joined(workspace, "contents.xcworkspacedata")
    guard let bytes = (try? Files.read(file)) ?? nil else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    var folders = [FilePath.directory(workspace)]
    var places: [String] = []
    for element in text.matches(of: #/<(/?)(Group|FileRef)\b([^>]*)>/#) {
      let (_, slash, kind, attributes) = element.output
      if !slash.isEmpty {
        if kind == "Group", folders.count > 1 { folders.removeLast() }
        continue
      }
      let place = Self.place(attributes, in: folders, FilePath.directory(workspace))
      if kind == "Group" {
        folders.append(place)
      } else {
        places.append(place)
      }
    }
    return places
  }

  // The attribute `location = "group:App/App.xcodeproj"` says to what the path is relative.
  private static func place(
    _ attributes: Substring, in folders: [String], _ container: String
  ) -> String {
    guard let match = attributes.firstMatch(of: #/location\s*=\s*"([^:"]*):([^"]*)"/#) else {
      return folders.last ?? container
    }
    let base =
      switch match.1 {
      case "absolute": "/"
      case "container": container
      default: folders.last ?? container
      }
    return FilePath.absolute(FilePath.joined(base, String(match.2)))
  }
}
