/// A reason why a project cannot become a package.
enum XcodeProjectError: Error, Equatable {
  /// There is no project or workspace at the path.
  case notFound(path: String)
  /// The workspace names no project that exists.
  case noProject(workspace: String)
  case cannotRead(path: String, reason: String)
  /// SwiftPM cannot build any target of the project.
  case noTarget(path: String)
  /// There is a manifest that a person has written.
  case foreignManifest(path: String)
  /// The tool has written the manifest, and a person has edited it since.
  case editedManifest(path: String)
}

extension XcodeProjectError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notFound(let path):
      "there is no project at \(path): name a folder that ends in .xcodeproj or .xcworkspace"
    case .noProject(let workspace): "\(workspace) names no project: name one with --xcode"
    case .cannotRead(let path, let reason): "\(path) cannot be read: \(reason)"
    case .noTarget(let path): "\(path) has no target for iOS with a Swift file"
    case .foreignManifest(let path):
      "\(path) was not written by this command, and stays as it is: move it away, or use it instead of the project"
    case .editedManifest(let path):
      "\(path) was edited by hand since this command wrote it, and stays as it is: move it away to write it again"
    }
  }
}
