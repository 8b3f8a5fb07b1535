/// A path that was read from a file or a request, proven to lie below a folder that this process chose.
///
/// Results of other machines, settings and requests name files; nothing but this type turns such a name into a path.
/// Names are resolved without their `.` and `..` first, and symbolic links on the way are followed: what leaves every
/// root is refused. Links that somebody makes after the check are not seen.
package struct ContainedPath: Hashable, Sendable {
  /// Absolute, without `.` and `..`.
  package let path: String
  /// Seen from the root that it lies below.
  package let relative: String

  /// `text` is absolute, or seen from the first root; `source` is the file or request that names it, for the error.
  package init(_ text: String, in containment: PathContainment, named source: String)
    throws(ContainedPathError)
  {
    self = try containment.path(text, named: source)
  }

  /// A path that this process made itself, out of its own arguments and source locations.
  ///
  /// Never for text that was read.
  package init(own path: String) {
    self.init(checked: path, relative: path)
  }

  init(checked path: String, relative: String) {
    self.path = path
    self.relative = relative
  }
}

extension ContainedPath {
  /// One file is one path, whichever root it was seen from.
  package static func == (a: ContainedPath, b: ContainedPath) -> Bool { a.path == b.path }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension ContainedPath: CustomStringConvertible {
  package var description: String { path }
}
