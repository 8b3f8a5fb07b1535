import DarkroomSnapshotStore

/// What `--xcode` names: projects, and the folders of packages that a workspace around them names.
struct XcodeWorkspace {
  /// The project or workspace that was named, absolute.
  let path: String
  /// Folders `….xcodeproj`, absolute; at least one.
  let projects: [String]
  /// Folders of packages that the workspace names, absolute.
  let packages: [String]

  /// The versions of packages that Xcode resolved for it: a file with what SwiftPM has in `Package.resolved`; nil if
  /// there is none.
  var resolvedPackages: String? {
    let workspace =
      FilePath.pathExtension(path) == "xcodeproj"
      ? FilePath.joined(path, "project.xcworkspace") : path
    let file = FilePath.joined(workspace, "xcshareddata/swiftpm/Package.resolved")
    return ((try? Files.read(file)) ?? nil).map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Parameter path: of a project or a workspace. The workspace beside a project is looked for.
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

  /// What `contents.xcworkspacedata` names, absolute; none if there is no such file.
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

  // The attribute `location = "group:App/App.xcodeproj"` says what the path counts from.
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
