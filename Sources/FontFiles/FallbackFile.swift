/// What the search path has under a pinned font's name, as whoever looks opens files.
package struct FallbackFile<Opened> {
  /// Nil if there is no such file.
  ///
  /// A file of other content is used all the same.
  package let opened: Opened?
  /// Why the file is not the pinned one.
  package let problem: FontError?
}

extension FallbackFile: Sendable where Opened: Sendable {}
