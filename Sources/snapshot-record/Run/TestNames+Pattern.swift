import DarkroomSnapshotStore

extension TestNames {
  /// A regular expression for `swift test --filter` that finds the test of an assertion.
  static func pattern(_ asserted: String) -> String {
    let parts = asserted.split(separator: "/").map(String.init)
    guard parts.count > 2, parts[1].hasSuffix(".swift") else {
      return "^\(TestSelection.escaped(EventStream.name(of: asserted)))(/|$)"
    }
    return "^\(TestSelection.escaped(parts[0]))\\..*/\(function(asserted))$"
  }
}
