import DarkroomSnapshotStore

/// An Xcode project: the objects in `project.pbxproj`, and the location of its files.
struct XcodeProject {
  /// The folder `….xcodeproj`, absolute.
  let path: String
  /// The absolute path of the project's folder, which Xcode calls `SRCROOT`.
  let folder: String
  private let objects: [String: XcodeObject]
  /// Groups by what they contain.
  private let parents: [String: String]
  let root: XcodeObject

  init(_ path: String) throws(XcodeProjectError) {
    let file = FilePath.joined(path, "project.pbxproj")
    let bytes: [UInt8]?
    do throws(StoreError) {
      bytes = try Files.read(file)
    } catch {
      throw .cannotRead(path: file, reason: "\(error)")
    }
    guard let bytes else { throw .notFound(path: path) }
    let list = try PropertyList(file: file, bytes: bytes)
    let objects = (list.table?["objects"]?.table ?? [:]).reduce(into: [String: XcodeObject]()) {
      $0[$1.key] = XcodeObject(id: $1.key, values: $1.value.table ?? [:])
    }
    guard let root = list.table?["rootObject"]?.text.flatMap({ objects[$0] }) else {
      throw .cannotRead(path: file, reason: "it has no root object")
    }
    self.path = path
    self.objects = objects
    self.root = root
    let directory = root["projectDirPath"] ?? ""
    folder = FilePath.absolute(
      FilePath.joined(FilePath.directory(path), directory.isEmpty ? "." : directory))
    parents = objects.values.reduce(into: [:]) { parents, object in
      for child in object.texts("children") { parents[child] = object.id }
    }
  }

  /// The name without `.xcodeproj`.
  var name: String { FilePath.stem(path) }

  func object(_ id: String?) -> XcodeObject? { id.flatMap { objects[$0] } }

  func objects(_ ids: [String]) -> [XcodeObject] { ids.compactMap { objects[$0] } }

  /// All objects of a class, sorted by their numbers.
  func all(_ isa: String) -> [XcodeObject] {
    objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id }
  }

  /// The key of an object among several projects, because copies of a project have the same numbers.
  func key(_ id: String) -> String { "\(path)#\(id)" }

  /// The absolute paths of the projects that this one contains.
  var subprojects: [String] {
    let references = objects(root.tables("projectReferences").compactMap { $0["ProjectRef"]?.text })
    return references.compactMap(filePath(of:)).filter {
      Files.isFolder($0) && FilePath.name($0) != "Pods.xcodeproj"
    }
  }

  /// The absolute path of a file or a group; nil if it is relative to a folder of Xcode or of a build.
  func filePath(of object: XcodeObject) -> String? {
    let path = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<absolute>": return FilePath.absolute(path)
    case "SOURCE_ROOT": return FilePath.absolute(FilePath.joined(folder, path))
    case "<group>":
      guard let parent = self.object(parents[object.id]) else {
        return FilePath.absolute(FilePath.joined(folder, path))
      }
      guard let base = filePath(of: parent) else { return nil }
      return path.isEmpty ? base : FilePath.absolute(FilePath.joined(base, path))
    default: return nil
    }
  }

  /// The configuration with which tests are built: `Debug`, or else the first whose name contains it, or else the first
  /// one.
  func configuration(of owner: XcodeObject) -> XcodeObject? {
    let list = object(owner["buildConfigurationList"])
    let all = objects(list?.texts("buildConfigurations") ?? [])
    return all.first { $0["name"] == "Debug" }
      ?? all.first { $0["name"]?.lowercased().contains("debug") == true } ?? all.first
  }
}
