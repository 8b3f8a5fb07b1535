/// The result of searching for a pinned font's file name, with the file as the caller opened it.
package struct FallbackFile<Opened> {
  /// The opened file; nil if there is no such file.
  ///
  /// A file with different content is used nevertheless.
  package let opened: Opened?
  /// The reason why the file isn't the pinned one.
  package let problem: FontError?
}

extension FallbackFile: Sendable where Opened: Sendable {}
