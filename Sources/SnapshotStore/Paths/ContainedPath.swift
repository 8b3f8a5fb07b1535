/// A path that was read from a file or a request, and that was checked to be inside a folder that this process chose.
///
/// Results of other machines, settings and requests name files, and only this type turns such a name into a path. First
/// `.` and `..` in the name are resolved, then symbolic links; a path that leaves every root is rejected. Links that
/// are created after the check are not detected.
package struct ContainedPath: Hashable, Sendable {
  /// Absolute, without `.` and `..`.
  package let path: String
  /// The path relative to the root that contains it.
  package let relative: String

  /// `text` is absolute, or relative to the first root; `source` is the file or request that names it, for the error.
  package init(_ text: String, in containment: PathContainment, named source: String)
    throws(ContainedPathError)
  {
    self = try containment.path(text, named: source)
  }

  /// Creates a path that this process itself made from its own arguments and source locations.
  ///
  /// Never use it for text that was read.
  package init(own path: String) {
    self.init(checked: path, relative: path)
  }

  init(checked path: String, relative: String) {
    self.path = path
    self.relative = relative
  }
}

extension ContainedPath {
  /// A file has only one path, regardless of the root to which it is relative.
  package static func == (a: ContainedPath, b: ContainedPath) -> Bool { a.path == b.path }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension ContainedPath: CustomStringConvertible {
  package var description: String { path }
}
