import DarkroomSnapshotStore

/// The projects that form a package, and the folder that contains all of them.
struct XcodeProjects {
  /// The named projects first, then the projects that they contain.
  let all: [XcodeProject]
  private let named: Set<String>
  /// The absolute path of the package's folder.
  let folder: String
  /// The name of the given project or workspace, without its extension.
  let name: String
  /// The path of the given project or workspace, relative to the folder.
  let shownName: String

  init(_ workspace: XcodeWorkspace) throws(XcodeProjectError) {
    var all: [XcodeProject] = []
    var rest = workspace.projects[...]
    while let path = rest.popFirst() {
      guard !all.contains(where: { $0.path == path }) else { continue }
      let project = try XcodeProject(path)
      all.append(project)
      rest += project.subprojects
    }
    self.all = all
    named = Set(workspace.projects)
    name = FilePath.stem(workspace.path)
    folder = Self.sharedFolder(of: all.map(\.folder))
    shownName =
      FilePath.relative(workspace.path, to: folder) ?? FilePath.name(workspace.path)
  }

  private static func sharedFolder(of folders: [String]) -> String {
    folders.dropFirst().reduce(folders[0]) { shared, folder in
      var shared = shared
      while folder != shared, FilePath.relative(folder, to: shared) == nil {
        shared = FilePath.directory(shared)
      }
      return shared
    }
  }

  /// Whether the apps and tests of a project are included as well: from a project inside another, Xcode uses only what
  /// others need.
  func isNamed(_ project: XcodeProject) -> Bool { named.contains(project.path) }

  /// A path as it is shown to a person.
  func shown(_ path: String) -> String { FilePath.relative(path, to: folder) ?? path }
}
