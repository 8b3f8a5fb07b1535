import DarkroomSnapshotStore

/// A built test product that runs without SwiftPM: once for each testing library.
struct TestProduct {
  var path: String
  var program: TestProgram

  /// XCTest prints a heading above its list, Swift Testing does not.
  func list() async throws(ToolError) -> TestList {
    let (classic, modern) = (Lines(), Lines())
    async let first = listing(["--list-tests"], classic)
    async let second = listing(["--testing-library", "swift-testing", "--list-tests"], modern)
    let statuses = [try await first.get(), try await second.get()]
    return TestList(printed: classic.all + modern.all, status: statuses.min() ?? 0)
  }

  /// Returns a `Result`, because `async let` loses the type of a thrown error.
  private func listing(_ arguments: [String], _ lines: Lines) async -> Result<Int32, ToolError> {
    do throws(ToolError) {
      return .success(try await program.execute(path, arguments) { lines.append($0) })
    } catch {
      return .failure(error)
    }
  }

  /// - Parameter listed: all tests that `list()` found.
  func test(
    _ selection: TestSelection, among listed: [String], isSerial: Bool, events: String?,
    beginsSwiftTesting: @Sendable () -> Void,
    _ line: @escaping @Sendable (String) -> Void
  ) async throws(ToolError) -> Int32 {
    let classic = listed.filter { !$0.hasSuffix(")") }
    var status: Int32 = 0
    for arguments in Self.specifiers(of: classic.filter(selection.predicate), among: classic) {
      status = max(status, try await program.execute(path, arguments, line))
      // The trace of a crash is evaluated by its reader.
      if status > 128 { break }
    }
    let isModern = listed.filter { $0.hasSuffix(")") }.contains(where: selection.predicate)
    guard isModern else { return status }
    let stream = events.map { ["--event-stream-output-path", $0] } ?? []
    beginsSwiftTesting()
    let modern = try await program.execute(
      path,
      ["--testing-library", "swift-testing"] + (isSerial ? ["--no-parallel"] : []) + stream
        + selection.arguments, line)
    return max(status, modern)
  }

  /// The arguments for XCTest, one list per program: none for all tests, and a class if all of its tests are selected.
  ///
  /// Linux rejects arguments of 128 KiB and more.
  static func specifiers(of chosen: [String], among listed: [String]) -> [[String]] {
    guard !chosen.isEmpty else { return [] }
    guard chosen.count < listed.count else { return [[]] }
    func suite(_ test: String) -> String { String(test.prefix { $0 != "/" }) }
    let all = Dictionary(grouping: listed, by: suite)
    let own = Dictionary(grouping: chosen, by: suite)
    let words = own.keys.sorted().flatMap { name -> [String] in
      let tests = own[name] ?? []
      return tests.count == all[name]?.count ? [name] : tests
    }
    var lists: [[String]] = [[]]
    var size = 0
    for word in words {
      size += word.utf8.count + 1
      if size > 60_000 {
        lists.append([])
        size = word.utf8.count + 1
      }
      lists[lists.count - 1].append(word)
    }
    return lists.map { [$0.joined(separator: ",")] }
  }
}
