/// A pending value, which may become a reference.
package struct PendingSnapshot: Equatable, Sendable {
  /// The last line about it.
  package let line: ResultLine
  package let path: ContainedPath
  /// Whether tests on this machine left the value; otherwise it came with a merge, an import or a checkout.
  package let isOwn: Bool

  package init(line: ResultLine, path: ContainedPath, isOwn: Bool = true) {
    self.line = line
    self.path = path
    self.isOwn = isOwn
  }

  /// Whether accepting it writes something that could not be compared: a new file or a change in a source file, from
  /// another machine.
  package var needsALook: Bool {
    !isOwn && (line.edit != nil || !Files.exists(line.reference.path))
  }

  /// Splits snapshots for a joint decision: values that must be looked at are left, and are accepted only one by one or
  /// with an explicit option.
  package static func decidedTogether(
    _ snapshots: [PendingSnapshot]
  ) -> (taken: [PendingSnapshot], left: [PendingSnapshot]) {
    let left = snapshots.filter(\.needsALook)
    let references = Set(left.map(\.line.reference))
    return (snapshots.filter { !references.contains($0.line.reference) }, left)
  }

  /// The reference's path relative to the package; patterns and lists use it.
  package var name: String { line.shortReference }
}

extension ResultLine {
  /// Whether `pattern` selects this snapshot.
  ///
  /// A pattern with `*` or `?` must match the whole path or the part after a slash; any other pattern must occur in the
  /// path or in the test's name.
  package func matches(_ pattern: String) -> Bool {
    let name = shortReference
    guard pattern.contains(where: { $0 == "*" || $0 == "?" }) else {
      return name.contains(pattern) || test.contains(pattern) || reference.path == pattern
    }
    return Glob.matches(pattern, name) || Glob.matches("*/" + pattern, name)
  }
}
