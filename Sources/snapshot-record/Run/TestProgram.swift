import DarkroomSnapshotStore
import FoundationEssentials
import Synchronization

/// Builds and runs the tests of a package, whose assertions follow the tool's settings.
struct TestProgram: Sendable {
  var package: PackageSnapshots
  /// `SNAPSHOT_RUN_ID` of the tests.
  var runVariable: String
  /// The arguments after `--` on the command line; each step uses the ones that it supports.
  var arguments: [String]
  /// A test product that was built elsewhere; SwiftPM and its lock are then not used.
  var product: String?
  /// The SDK with which the package is built; nil for Darkroom's sources.
  var sdk: PackageSDK?
  /// Environment variables for the assertions, such as the one for artifacts.
  var variables: [String: String] = [:]

  /// Options of `swift test` that `swift build` does not support, with the number of values that they take.
  private static let testOptions: [String: Int] = [
    "--parallel": 0, "--no-parallel": 0, "--num-workers": 1, "--filter": 1, "--skip": 1, "-s": 1,
    "--specifier": 1, "--xunit-output": 1, "--attachments-path": 1, "--enable-xctest": 0,
    "--disable-xctest": 0, "--enable-swift-testing": 0, "--disable-swift-testing": 0,
    "--enable-code-coverage": 0, "--skip-build": 0, "--event-stream-output-path": 1,
  ]

  var buildArguments: [String] { Self.removing(Self.testOptions, arguments) }

  private static func removing(_ options: [String: Int], _ arguments: [String]) -> [String] {
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name = String(argument.prefix { $0 != "=" })
      guard let values = options[name] else {
        kept.append(argument)
        continue
      }
      if name == argument { rest = rest.dropFirst(values) }
    }
    return kept
  }

  /// Whether the tests are built before they run.
  var builds: Bool { product == nil && !arguments.contains("--skip-build") }

  /// - Returns: the exit status.
  func build(_ line: @escaping @Sendable (String) -> Void) async throws(ToolError) -> Int32 {
    guard builds else { return 0 }
    return try await stream(
      ["build", "--build-tests"] + buildArguments,
      environment: ProgramOutput.buildEnvironment(ProcessInfo.processInfo.environment), line)
  }

  /// The product that runs without SwiftPM: the given one, or the one that the build has created.
  private var runnable: String? {
    product
      ?? BuiltProduct.path(
        in: package.root, arguments: arguments, environment: package.environment.values)
  }

  func list() async throws(ToolError) -> TestList {
    if let product = runnable { return try await TestProduct(path: product, program: self).list() }
    let lines = Lines()
    let status = try await stream(["test", "list", "--skip-build"] + buildArguments) {
      lines.append($0)
    }
    return TestList(printed: lines.all, status: status)
  }

  static func isTestName(_ line: String) -> Bool {
    line.wholeMatch(of: #/\w+\.[\w`].*[\w)`]/#) != nil && !line.contains(": ")
  }

  /// - Parameters:
  ///   - listed: all tests that `list()` found.
  ///   - isSerial: whether tests run one at a time, regardless of the arguments.
  ///   - beginsSwiftTesting: is called before Swift Testing's program begins, if XCTest's program has ended before; a
  ///     program that crashes may not report it.
  /// - Returns: the exit status; if a signal ended the program, 128 plus the number of the signal.
  func test(
    _ selection: TestSelection, among listed: [String], isSerial: Bool = false, events: String?,
    beginsSwiftTesting: @Sendable () -> Void,
    _ line: @escaping @Sendable (String) -> Void
  ) async throws(ToolError) -> Int32 {
    if let product = runnable {
      return try await TestProduct(path: product, program: self).test(
        selection, among: listed, isSerial: isSerial || arguments.contains("--no-parallel"),
        events: events,
        beginsSwiftTesting: beginsSwiftTesting, line)
    }
    let stream = events.map { ["--event-stream-output-path", $0] } ?? []
    let own = isSerial ? serialArguments : arguments.filter { $0 != "--skip-build" }
    return try await self.stream(
      ["test", "--skip-build"] + selection.arguments + stream + own, line)
  }

  private var serialArguments: [String] {
    let left = Self.removing(["--skip-build": 0, "--parallel": 0, "--num-workers": 1], arguments)
    return left + (left.contains("--no-parallel") ? [] : ["--no-parallel"])
  }

  private func stream(
    _ arguments: [String], environment: [String: String]? = nil,
    _ line: @escaping @Sendable (String) -> Void
  ) async throws(ToolError) -> Int32 {
    let verb = arguments.prefix { !$0.hasPrefix("-") }
    let rest = arguments.dropFirst(verb.count)
    return try await execute(
      "swift", verb + ["--package-path", package.root] + sdkArguments + rest,
      environment: environment, line)
  }

  /// Whether SwiftPM is given the SDK to which the tool belongs.
  var namesItsSDK: Bool { sdkArguments.contains("--swift-sdk") }

  private var sdkArguments: [String] {
    sdk?.arguments(besides: arguments, environment: ProcessInfo.processInfo.environment) ?? []
  }

  func execute(
    _ executable: String, _ arguments: [String], environment: [String: String]? = nil,
    _ line: @escaping @Sendable (String) -> Void
  ) async throws(ToolError) -> Int32 {
    let program = ChildProgram(
      name: executable, arguments: arguments, environment: environment ?? self.environment,
      folder: package.root)
    let text = Mutex<[UInt8]>([])
    let status = try await program.run(started: { RunningProgram.shared.current = $0 }) { piece in
      let lines = text.withLock { text in
        text += piece
        return Self.takeLines(&text)
      }
      lines.forEach(line)
    }
    RunningProgram.shared.current = nil
    if status != 0 { RunningProgram.shared.receivePendingInterrupt() }
    let rest = text.withLock { $0 }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    return status
  }

  /// Removes complete lines from the front of `text`.
  private static func takeLines(_ text: inout [UInt8]) -> [String] {
    guard let end = text.lastIndex(of: 0x0A) else { return [] }
    let lines = text[..<end].split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    text.removeSubrange(...end)
    return lines
  }

  private var environment: [String: String] {
    var values = [
      "SNAPSHOT_RECORD_FORCE": "pending",
      "SNAPSHOT_FORCE_PASS": "1",
      "SNAPSHOT_RUN_ID": runVariable,
      "SNAPSHOT_RESULTS_DIR": package.results.path,
      "SNAPSHOT_PENDING_DIR": package.results.pendingPath,
      // SwiftPM does the same if its output is not a terminal, because Swift Testing looks only at TERM.
      "NO_COLOR": "1",
    ]
    if let references = package.environment.referenceDirectory {
      values["SNAPSHOT_REFERENCE_DIR"] = references
    }
    if let fonts = package.settings.fonts, package.environment.values["SNAPSHOT_FONT_DIR"] == nil {
      values["SNAPSHOT_FONT_DIR"] = FilePath.absolute(FilePath.joined(package.root, fonts))
    }
    var inherited = ProcessInfo.processInfo.environment
    // Even if a test runs the tool, the program belongs to this run.
    inherited[ProgramLog.marker] = nil
    return inherited.merging(values) { $1 }.merging(variables) { $1 }
  }
}
