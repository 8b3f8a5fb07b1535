/// A pending value, which may become a reference.
package struct PendingSnapshot: Equatable, Sendable {
  /// The last line that speaks of it.
  package let line: ResultLine
  package let path: ContainedPath
  /// Whether tests on this machine left the value; otherwise it came with a merge, an import or a checkout.
  package let isOwn: Bool

  package init(line: ResultLine, path: ContainedPath, isOwn: Bool = true) {
    self.line = line
    self.path = path
    self.isOwn = isOwn
  }

  /// Whether accepting it writes what nobody could compare: a file that is not there yet, or into a source, of a value
  /// that another machine sent.
  package var needsALook: Bool {
    !isOwn && (line.edit != nil || !Files.exists(line.reference.path))
  }

  /// What a decision about several snapshots takes, and what it leaves: values that need a look are accepted one by
  /// one, or by somebody who says so.
  package static func decidedTogether(
    _ snapshots: [PendingSnapshot]
  ) -> (taken: [PendingSnapshot], left: [PendingSnapshot]) {
    let left = snapshots.filter(\.needsALook)
    let references = Set(left.map(\.line.reference))
    return (snapshots.filter { !references.contains($0.line.reference) }, left)
  }

  /// The reference's path seen from the package; patterns and lists use it.
  package var name: String { line.shortReference }
}

extension ResultLine {
  /// Whether `pattern` means this snapshot: with `*` or `?` it must match the whole path or what follows a slash;
  /// otherwise it must occur in the path or in the test's name.
  package func matches(_ pattern: String) -> Bool {
    let name = shortReference
    guard pattern.contains(where: { $0 == "*" || $0 == "?" }) else {
      return name.contains(pattern) || test.contains(pattern) || reference.path == pattern
    }
    return Glob.matches(pattern, name) || Glob.matches("*/" + pattern, name)
  }
}
