import ArgumentParser
import DarkroomSnapshotStore

/// Which tests run, and how.
struct RunOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Run only tests that match, as for `swift test`.", valueName: "regex"))
  var filter: [String] = []

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Skip tests that match, as for `swift test`.", valueName: "regex"))
  var skip: [String] = []

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Run only tests whose snapshots match the pattern, as for `accept`.", valueName: "pattern"))
  var snapshot: [String] = []

  @Flag(
    name: .long,
    help: "Run only tests whose snapshots are pending or were in error in the last run.")
  var lastFailed = false

  @Option(
    name: .long, defaultAsFlag: "HEAD", parsing: .next,
    help: ArgumentHelp(
      "Run only test targets whose sources changed since the Git revision.", valueName: "ref"))
  var onlyChanged: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Run the i-th of n parts of the tests. TEST_SHARD and the variables of Bazel and GitLab do the same.",
      valueName: "i/n"))
  var shard: String?

  @Flag(name: .long, help: "Run tests in parallel, as for `swift test`.")
  var parallel = false

  @Option(
    name: [.customShort("j"), .long],
    help: ArgumentHelp("Run tests in parallel in n processes.", valueName: "n"))
  var workers: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Run failed tests again, up to n times. A difference of pixels is never retried.",
      valueName: "n"))
  var retries = 0

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Stop a test that takes longer. It fails, and the other tests run.", valueName: "seconds"))
  var timeout: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Stop the whole run, including its build, after this time, with exit code 124.",
      valueName: "seconds"))
  var globalTimeout: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The folder for copies of failing values, as for SNAPSHOT_ARTIFACTS.", valueName: "dir"))
  var artifacts: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Run this built test product instead of `swift test`, without SwiftPM and its lock.",
      valueName: "file"))
  var product: String?

  @OptionGroup(title: "Tolerances") var tolerance: ToleranceOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Take every picture of a view or a controller in each combination, such as \
      "device=iPhone13,iPadMini appearance=light,dark"; axes are device, appearance, text, direction and contrast.
      """, valueName: "axes"))
  var matrix: String?

  func validate() throws {
    do throws(MatrixError) {
      try matrix.map { text throws(MatrixError) in try SnapshotMatrix(text).checkDevices() }
    } catch {
      throw ValidationError("--matrix: \(error).")
    }
    guard shard.map({ ShardNumber($0) != nil }) ?? true else {
      throw ValidationError("--shard is I/N with I from 1 to N, such as 2/5.")
    }
    try Self.check("--retries", retries, isAtLeast: 0)
    try Self.check("--workers", workers, isAtLeast: 1)
    try Self.check("--timeout", timeout, isAtLeast: 1)
    try Self.check("--global-timeout", globalTimeout, isAtLeast: 1)
    try product.map(Self.checkProduct)
  }

  private static func check(_ flag: String, _ value: Int?, isAtLeast least: Int)
    throws(ValidationError)
  {
    guard let value, value < least else { return }
    throw ValidationError("\(flag) must be \(least) or more, and is \(value).")
  }

  private static func checkProduct(_ path: String) throws(ValidationError) {
    guard Files.exists(path), !Files.isFolder(path) else {
      throw ValidationError(
        "--product \(path): there is no such program; `swift build --build-tests` builds it.")
    }
    guard Files.isExecutable(path) else {
      throw ValidationError("--product \(path) isn't a program, because it cannot be executed.")
    }
  }

  /// Applies the options to the plan.
  func apply(to plan: inout RunPlan) async throws {
    plan.selection = TestSelection(filters: filter, skips: skip)
    plan.selection.take(from: &plan.arguments)
    plan.limits += TestSelection.limits(of: plan.arguments)
    plan.shard = shard.flatMap { ShardNumber($0) } ?? ShardVariables(plan.package.environment).shard
    plan.retries = retries
    plan.testTimeout = timeout
    plan.timeout = globalTimeout
    plan.artifacts = artifacts.map { FilePath.absolute($0) }
    plan.tolerance = try tolerance.tolerance()
    plan.matrix = matrix
    try Self.checkDevices(of: plan.package)
    if matrix != nil { plan.limits.append("it ran with --matrix") }
    if matrix == nil, plan.package.environment.matrix != nil {
      plan.limits.append("it ran with SNAPSHOT_MATRIX")
    }
    plan.product = product.map { FilePath.absolute($0) }
    if parallel || workers != nil { plan.arguments.insert("--parallel", at: 0) }
    if let workers { plan.arguments += ["--num-workers", "\(workers)"] }
    try await narrow(&plan)
  }

  /// Without this check, every test would report the error.
  private static func checkDevices(of package: PackageSnapshots) throws(ValidationError) {
    let (variable, settings) = (package.environment.matrix, package.settings.matrix)
    do throws(MatrixError) {
      if let variable {
        try SnapshotMatrix(variable).checkDevices()
      } else {
        try settings?.checkDevices()
      }
    } catch {
      let place = variable == nil ? "\"matrix\" in \(SnapshotSettings.fileName)" : "SNAPSHOT_MATRIX"
      throw ValidationError("\(place): \(error).")
    }
  }

  private func narrow(_ plan: inout RunPlan) async throws {
    var patterns: [String]?
    var reasons: [String] = []
    if lastFailed {
      reasons.append("no snapshot is pending or was in error in the last run")
      patterns = PastTests(plan.package).ofOpenSnapshots
      plan.limits.append("it ran with --last-failed")
    }
    if !snapshot.isEmpty {
      reasons.append("no test took a snapshot that matches \(snapshot.joined(separator: ", "))")
      patterns = (patterns ?? []) + PastTests(plan.package).ofSnapshots(matching: snapshot)
      plan.limits.append("it ran with --snapshot")
    }
    if let onlyChanged {
      reasons.append("no source of a test target has changed since \(onlyChanged)")
      let targets = try await ChangedTargets(plan.package.root, since: onlyChanged).testTargets()
      patterns = (patterns ?? []) + targets.map { "^\(TestSelection.escaped($0))\\." }
      plan.limits.append("it ran with --only-changed")
    }
    guard let patterns else { return }
    guard !patterns.isEmpty else {
      Console.say("There is nothing to run: \(reasons.joined(separator: ", and ")).")
      throw ExitCode.success
    }
    plan.selection.narrow(to: patterns)
  }
}
