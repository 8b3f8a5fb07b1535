import DarkroomRaster
import DarkroomSnapshotStore
import Foundation

/// One call of an assertion function, before its value is evaluated.
struct SnapshotRequest {
  var name: String?
  var testName: String
  var directory: String?
  var pathExtension: String?
  var timeout: TimeInterval = 5
  var record: SnapshotTestingConfiguration.Record?
  var source: SourcePlace
  var environment: SnapshotEnvironment = .process
  var warnings = Warnings.process
  /// The files of the other cells, if the snapshot is taken in a matrix.
  var equals: EqualPictures?

  /// Takes, checks and records a value in each cell of the current matrix.
  func reports<Value, Format>(
    on value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> [AssertionReport] {
    let test = RunningTest.current(fileID: source.fileID, testName: testName)
    let identity = identity(of: test)
    let matrix: SnapshotMatrix
    do {
      matrix = try strategy.variesInMatrix ? matrixInForce() : SnapshotMatrix()
    } catch {
      return [Self.report(on: .settings(error))]
    }
    let cells = matrix.cells
    guard !cells.isEmpty else { return [report(on: value, as: strategy, identity, test)] }
    let request = sharingEqualPictures
    return cells.map { request.report(on: value, as: strategy, identity, test, in: $0) }
  }

  /// The request with sharing: cells with equal pictures use equal files.
  var sharingEqualPictures: Self {
    var result = self
    result.equals = EqualPictures()
    return result
  }

  /// Takes a snapshot in one cell of a matrix, whose name becomes part of the reference's name.
  func report<Value, Format>(
    on value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    _ identity: SnapshotIdentity, _ test: RunningTest, in cell: MatrixCell
  ) -> AssertionReport {
    var identity = identity
    identity.cell = cell.name
    guard let screen = MatrixScreen(cell) else {
      return Self.report(on: .unknownDevice(cell.value(.device) ?? ""))
    }
    return screen.run { report(on: value, as: strategy, identity, test) }
  }

  /// The report for a call without a reference.
  static func report(on error: RequestError) -> AssertionReport {
    AssertionReport(outcome: .refused(.request(error)), words: error.description)
  }

  private func report<Value, Format>(
    on value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    _ identity: SnapshotIdentity, _ test: RunningTest
  ) -> AssertionReport {
    let mode = modeInForce
    let location: SnapshotLocation
    do throws(StoreError) {
      location = try SnapshotLocation(identity, environment: environment)
    } catch {
      return Self.report(on: .settings(error))
    }
    var assertion = SnapshotAssertion(
      location: location, mode: mode.mode, isForced: mode.isForced, test: test, testName: testName,
      name: name, source: source, environment: environment,
      diffTool: SnapshotTestingConfiguration.diffToolInForce, warnings: warnings)
    let format: Format
    do throws(Refusal) {
      if let words = environment.changeWords { throw .environment(words: words) }
      try prepare(&assertion, for: strategy.diffing.picture)
      format = try captured(value, as: strategy)
    } catch {
      return assertion.report(on: error)
    }
    let audit = SnapshotImage.carried(by: format)?.audit
    assertion.faults = audit?.faults ?? []
    let report = assertion.report(on: format, as: strategy.diffing)
    guard let audit, !audit.faults.isEmpty else { return report }
    return assertion.report(report, and: audit)
  }

  /// Validates the settings, and warns about every tolerance in force.
  private func prepare<Format>(
    _ assertion: inout SnapshotAssertion, for picture: PictureFormat<Format>?
  ) throws(Refusal) {
    do throws(IllegalValue) {
      try environment.checkDrawing()
      _ = try environment.compatibility()
      _ = try environment.audit()
      if let picture {
        if let problem = picture.problem { throw problem }
        assertion.rules = try PictureRules(for: assertion.location, environment)
        assertion.rules.equals = picture.masks.isEmpty ? equals : nil
        assertion.rules.keepsDrafts = !assertion.mode.recordsChanges
        assertion.looseness = assertion.rules.looseness(picture.looseness) + picture.masks
        if let refusal = environment.refusal { warnings.say(refusal) }
      }
    } catch {
      throw .illegalValue(error)
    }
    if let words = assertion.policy.looseness { assertion.looseness.append(words) }
    if let refusal = assertion.policy.refusal { warnings.say(refusal) }
    if assertion.mode == .pending,
      environment.forcesPassByItself(in: assertion.location.results)
    {
      assertion.looseness.append("SNAPSHOT_FORCE_PASS=1")
    }
    for words in assertion.looseness { warnings.say("snapshots are compared loosely: \(words)") }
  }

  private func captured<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) throws(Refusal) -> Format {
    let asked: Value
    do {
      asked = try value()
    } catch {
      throw .thrown(error)
    }
    do throws(SnapshotProblem) {
      let captured = try strategy.captured(asked, timeout: timeout, in: environment)
      try UndrawnContents.checkReached()
      return captured
    } catch {
      UndrawnContents.forgetReached()
      throw .capture(error)
    }
  }

  /// The matrix of the environment variable, or else of the package's settings.
  private func matrixInForce() throws -> SnapshotMatrix {
    if let text = environment.matrix { return try SnapshotMatrix(text) }
    let settings = try TestSource.at(source.filePath, in: environment).settings
    return settings.matrix ?? SnapshotMatrix()
  }

  private var modeInForce: (mode: RecordMode, isForced: Bool) {
    if let forced = environment.forcedMode { return (forced, true) }
    return ((record ?? SnapshotTestingConfiguration.recordInForce).mode, false)
  }

  func identity(of test: RunningTest) -> SnapshotIdentity {
    var identity = SnapshotIdentity(
      fileID: source.fileID, filePath: source.filePath, testName: testName, name: name,
      pathExtension: pathExtension, directory: directory)
    identity.compatibility = SnapshotTestingConfiguration.compatibilityInForce
    if name == nil { identity.counter = number(in: test) }
    return identity
  }

  /// The number of an unnamed snapshot.
  ///
  /// Swift Testing runs tests in parallel, so each test has its own counter; XCTest runs one test at a time.
  ///
  /// Cases that share a counter and run one after the other continue counting, as in upstream. If cases run in
  /// parallel, or the trait `.snapshots` gives each a counter, the first assertion of each case has the number of the
  /// case, second assertions follow, and so on. So the numbers do not depend on the order of execution.
  private func number(in test: RunningTest) -> Int {
    let goesOnCounting = test.isSerialized && SnapshotCounter.scoped == nil
    let place = test.isParameterized && !goesOnCounting ? test.place : nil
    let owner = test.runner == "XCTest" ? "" : "\(test.id)\u{1}\(place?.index ?? 0)"
    let key = "\(directory ?? "")\u{1}\(source.filePath)\u{1}\(testName)\u{1}\(owner)"
    let number = SnapshotCounter.current.next(for: key)
    return place.map { (number - 1) * $0.count + $0.index + 1 } ?? number
  }
}
