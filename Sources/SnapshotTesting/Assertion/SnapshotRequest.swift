import DarkroomRaster
import DarkroomSnapshotStore
import Foundation

/// One call of an assertion function, before its value is known.
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
  /// Where it is taken in a matrix: the files of its cells.
  var equals: EqualPictures?

  /// - Returns: what is wrong, for a terminal: control characters of the value and of names are shown; or nil.
  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> String? {
    failure(of: value, as: strategy).map(VisibleCharacters.applied(toLinesOf:))
  }

  private func failure<Value, Format>(
    of value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> String? {
    let test = RunningTest.current(fileID: source.fileID, testName: testName)
    let identity = identity(of: test)
    let matrix: SnapshotMatrix
    do {
      matrix = try strategy.variesInMatrix ? matrixInForce() : SnapshotMatrix()
    } catch {
      return "\(error)"
    }
    let cells = matrix.cells
    guard !cells.isEmpty else { return verify(value, as: strategy, identity, test) }
    let request = sharingEqualPictures
    let failures = cells.compactMap {
      request.verify(value, as: strategy, identity, test, in: $0)
    }
    return failures.isEmpty ? nil : failures.joined(separator: "\n\n")
  }

  /// The same, whose cells keep equal pictures in equal files.
  var sharingEqualPictures: Self {
    var result = self
    result.equals = EqualPictures()
    return result
  }

  /// In one cell of a matrix, whose name becomes part of the reference's.
  func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    _ identity: SnapshotIdentity, _ test: RunningTest, in cell: MatrixCell
  ) -> String? {
    var identity = identity
    identity.cell = cell.name
    let (screen, problem) = MatrixScreen.make(cell)
    if let problem { return problem }
    return screen?.run { verify(value, as: strategy, identity, test) }
  }

  private func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    _ identity: SnapshotIdentity, _ test: RunningTest
  ) -> String? {
    let mode = modeInForce
    let location: SnapshotLocation
    do throws(StoreError) {
      location = try SnapshotLocation(identity, environment: environment)
    } catch {
      return "\(error)"
    }
    var assertion = SnapshotAssertion(
      location: location, mode: mode.mode, isForced: mode.isForced, test: test, testName: testName,
      name: name, source: source, environment: environment,
      diffTool: SnapshotTestingConfiguration.diffToolInForce, warnings: warnings)
    if let words = environment.changeWords { return assertion.fail(words, problem: "environment") }
    do throws(IllegalValue) {
      try prepare(&assertion, for: strategy.diffing.picture)
    } catch {
      return assertion.fail("\(error).", problem: "illegal-value")
    }
    do {
      switch try capture(value(), as: strategy) {
      case .value(let format):
        let audit = SnapshotImage.carried(by: format)?.audit
        assertion.faults = audit?.faults ?? []
        let failure = assertion.check(format, with: strategy.diffing)
        return audit.map { audited($0, assertion, failure) } ?? failure
      case .problem(let problem): return assertion.fail(problem.words, problem: problem.code)
      }
    } catch {
      return assertion.fail(error.localizedDescription)
    }
  }

  /// What is wrong with the picture, and what an audit has found in it.
  private func audited(
    _ audit: AuditOutcome, _ assertion: SnapshotAssertion, _ failure: String?
  ) -> String? {
    if let picture = audit.marked { assertion.keep(faults: picture) }
    guard audit.severity == .fail else {
      warnings.say("\(source.short): \(audit.words)")
      return failure
    }
    return failure.map { "\($0)\n\n\(audit.words)" } ?? audit.words
  }

  /// Looks for what was said wrong, and says aloud what lets values differ.
  private func prepare<Format>(
    _ assertion: inout SnapshotAssertion, for picture: PictureFormat<Format>?
  ) throws(IllegalValue) {
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
    if let words = assertion.compatibility.looseness { assertion.looseness.append(words) }
    if let refusal = assertion.compatibility.refusal { warnings.say(refusal) }
    if assertion.mode == .pending,
      environment.forcesPassByItself(in: assertion.location.results)
    {
      assertion.looseness.append("SNAPSHOT_FORCE_PASS=1")
    }
    for words in assertion.looseness { warnings.say("snapshots are compared loosely: \(words)") }
  }

  /// The variable's, or else the package's.
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

  /// Swift Testing runs tests side by side, so each counts for itself; XCTest runs one at a time.
  ///
  /// Cases that share a counter and run one after the other go on counting where one ended, as upstream has it. Where
  /// they run side by side, or the trait `.snapshots` gives each a counter, the first assertion of each case has the
  /// number of the case, the second ones follow, and so on: so that the numbers do not depend on which comes first.
  private func number(in test: RunningTest) -> Int {
    let goesOnCounting = test.isSerialized && SnapshotCounter.scoped == nil
    let place = test.isParameterized && !goesOnCounting ? test.place : nil
    let owner = test.runner == "XCTest" ? "" : "\(test.id)\u{1}\(place?.index ?? 0)"
    let key = "\(directory ?? "")\u{1}\(source.filePath)\u{1}\(testName)\u{1}\(owner)"
    let number = SnapshotCounter.current.next(for: key)
    return place.map { (number - 1) * $0.count + $0.index + 1 } ?? number
  }

  private func capture<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>
  ) -> SnapshotCapture<Format>.Outcome {
    SnapshotCapture<Format>().run(timeout: timeout) { strategy.snapshot(value) }
  }
}
