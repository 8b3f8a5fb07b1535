import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation

/// Decides about one value and its reference, and leaves what it found among the results.
struct SnapshotAssertion {
  var location: SnapshotLocation
  var mode: RecordMode
  /// The mode comes from the tool, not from the test.
  var isForced: Bool
  var test: RunningTest
  var testName: String
  var name: String?
  var source: SourcePlace
  var environment: SnapshotEnvironment
  /// For the words of a difference.
  var diffTool = SnapshotTestingConfiguration.DiffTool.default
  var warnings = Warnings.process
  var rules = PictureRules()
  /// What lets the value differ, or pass unseen, in words.
  var looseness: [String] = []
  /// What an audit has found in the value, a sentence each.
  var faults: [String] = []

  var reference: String { location.reference }
  var compatibility: CompatibilityInForce { location.compatibility }

  /// - Returns: what is wrong, or nil.
  func check<Format>(_ value: Format, with diffing: Diffing<Format>) -> String? {
    guard let format = diffing.picture else {
      return check(AssertedFormat(value: value, diffing: diffing))
    }
    guard let picture = format.picture(value) else {
      return fail(EmptyPicture.words, problem: "empty-picture")
    }
    if let obstacle = format.obstacle(picture) {
      let isFirst = obstacle.shortWords == nil || warnings.isFirst(obstacle.words)
      return fail(
        isFirst ? obstacle.words : obstacle.shortWords ?? "", problem: obstacle.code)
    }
    if let words = picture.hiddenWords { return fail(words, problem: "masked") }
    return check(AssertedPicture(picture: picture, mode: format.mode))
  }

  private func check(_ value: some AssertedValue) -> String? {
    do throws(StoreError) {
      guard let bytes = try Files.read(reference) else { return missing(value) }
      if location.leadsToWhatWaits { return fail(messages.leadsToWhatWaits) }
      switch value.verdict(on: bytes, by: rules, in: compatibility) {
      case .matched(let stale):
        let isWanted = environment.rewritesAll || (environment.restamps && !stale.isEmpty)
        let fresh = isWanted ? reference(of: value) : nil
        return matched(.matched, bytes, stale: stale, restamped: try? fresh?.get())
      case .tolerated(let numbers): return matched(.tolerated, bytes, numbers: numbers)
      case .changed(let difference): return changed(difference, value, bytes)
      case .unreadable(let problem): return unreadable(problem, value, bytes)
      }
    } catch {
      return fail("\(error)")
    }
  }

  /// The file for a value, or the reason why the value has none.
  ///
  /// A picture that only waits is packed in a hurry, which the line then says.
  func file(
    of value: some AssertedValue, isRecorded: Bool, for line: inout ResultLine
  ) -> Result<[UInt8], EncodingProblem> {
    guard value.hasDrafts, !isRecorded else { return reference(of: value) }
    return shared(value.file(.draft), for: &line)
  }

  /// A picture that waits, or the file of an equal one in the same matrix.
  func shared(
    _ draft: Result<[UInt8], EncodingProblem>, for line: inout ResultLine
  ) -> Result<[UInt8], EncodingProblem> {
    line.draft = rules.png
    guard let equals = rules.equals, case .success(let bytes) = draft else { return draft }
    let (file, isDraft) = equals.file(equalTo: bytes, isDraft: true)
    if !isDraft { line.draft = nil }
    return .success(file)
  }

  /// The file for a value as a reference has it, or the reason why the value has none.
  private func reference(of value: some AssertedValue) -> Result<[UInt8], EncodingProblem> {
    let file = value.file(rules.png.options)
    guard value.hasDrafts, let equals = rules.equals else { return file }
    return file.map { equals.file(equalTo: $0, isDraft: false).file }
  }
}
