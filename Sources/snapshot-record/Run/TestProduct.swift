import DarkroomSnapshotStore

/// A built test product, run without SwiftPM: once for each testing library.
struct TestProduct {
  var path: String
  var program: TestProgram

  /// XCTest lists below a heading, Swift Testing without.
  func list() async throws -> TestList {
    let lines = Lines()
    let classic = try await program.execute(path, ["--list-tests"]) { lines.append($0) }
    let modern = try await program.execute(
      path, ["--testing-library", "swift-testing", "--list-tests"]
    ) { lines.append($0) }
    return TestList(printed: lines.all, status: min(classic, modern))
  }

  func test(
    _ selection: TestSelection, isSerial: Bool, events: String?,
    beginsSwiftTesting: @Sendable () -> Void,
    _ line: @escaping @Sendable (String) -> Void
  ) async throws -> Int32 {
    let names = try await list().names ?? []
    let chosen = names.filter(selection.contains)
    let classic = chosen.filter { !$0.hasSuffix(")") }
    var status: Int32 = 0
    if !classic.isEmpty {
      let isAll = classic.count == names.count { !$0.hasSuffix(")") }
      status = try await program.execute(
        path, isAll ? [] : [classic.joined(separator: ",")], line)
    }
    guard chosen.contains(where: { $0.hasSuffix(")") }) else { return status }
    let stream = events.map { ["--event-stream-output-path", $0] } ?? []
    beginsSwiftTesting()
    let modern = try await program.execute(
      path,
      ["--testing-library", "swift-testing"] + (isSerial ? ["--no-parallel"] : []) + stream
        + selection.arguments, line)
    return max(status, modern)
  }
}
