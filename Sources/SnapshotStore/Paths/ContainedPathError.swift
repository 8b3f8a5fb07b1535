import DarkroomPackageSettings

/// The reason why a path from a file or a request is not followed.
package struct ContainedPathError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The path is empty, or contains a zero byte.
    case noPath
    /// The path is in none of the roots.
    case leaves(root: String)
    /// A symbolic link in the path leads elsewhere.
    case link(to: String)
    /// A hidden folder or file, such as Git's, contains no references.
    case hidden(component: String)
    /// The manifest or the settings of a package are not a reference.
    case manifest
    /// Neither its name and place nor a run on this machine shows that it is a reference; the value describes what is
    /// missing.
    case noReference(String)

    /// The description as one sentence without a period.
    package var words: String {
      switch self {
      case .noPath: "it isn't a path"
      case .leaves(let root): "it is outside \(root)"
      case .link(let target): "a symbolic link leads to \(target)"
      case .hidden(let component): "\"\(component)\" is hidden"
      case .manifest: "it is a package's manifest"
      case .noReference(let why): why
      }
    }
  }

  /// The file or the request that names the path.
  package let source: String
  /// The path as it is written there.
  package let text: String
  package let reason: Reason
}

extension ContainedPathError: CustomStringConvertible {
  package var description: String { "\(source) names \"\(text)\", \(words)" }

  private var words: String {
    switch reason {
    case .noPath: "which isn't a path; remove the file that says so"
    case .leaves(let root):
      "which is outside \(root); it is neither read nor written. Remove the file that says so, "
        + "or, if a test of yours keeps references there, add the folder to \"elsewhere\" in "
        + PackageSettings.fileName
    case .link(let target):
      "which a symbolic link leads to \(target); it is neither read nor written. Replace the link by a folder, "
        + "or add its target to \"elsewhere\" in \(PackageSettings.fileName)"
    case .hidden(let component):
      "where \"\(component)\" is hidden and holds no references. Remove the file that says so, "
        + "or, if a test of yours keeps references there, give the folder a name without a dot in front"
    case .manifest: "which isn't a reference; remove the file that says so"
    case .noReference(let why):
      "which isn't a reference: \(why). Remove the file that says so, or, if a test of yours keeps references there, "
        + "run the tests on this machine first"
    }
  }
}
