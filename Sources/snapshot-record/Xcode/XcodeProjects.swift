import DarkroomSnapshotStore

/// The projects that a package is made of, and the folder that holds all of them.
struct XcodeProjects {
  /// The named projects first, then the projects that they contain.
  let all: [XcodeProject]
  private let named: Set<String>
  /// The folder of the package, absolute.
  let folder: String
  /// The name of the given project or workspace, without its extension.
  let name: String
  /// What was named, seen from the folder.
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

  /// Whether apps and tests of a project are wanted, too: Xcode takes only what others need from a project inside
  /// another.
  func isNamed(_ project: XcodeProject) -> Bool { named.contains(project.path) }

  /// A path as a person is told of it.
  func shown(_ path: String) -> String { FilePath.relative(path, to: folder) ?? path }
}
