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
    if let obstacle = diffing.picture?.obstacle(value) {
      let isFirst = obstacle.shortWords == nil || warnings.isFirst(obstacle.words)
      return fail(
        isFirst ? obstacle.words : obstacle.shortWords ?? "", problem: obstacle.code)
    }
    do throws(StoreError) {
      guard let bytes = try Files.read(reference) else { return missing(value, diffing) }
      if location.leadsToWhatWaits { return fail(messages.leadsToWhatWaits) }
      switch compare(value, bytes, diffing) {
      case .matched(let stale):
        let isWanted = environment.rewritesAll || (environment.restamps && !stale.isEmpty)
        let fresh = isWanted ? reference(of: value, diffing) : nil
        return matched(.matched, bytes, stale: stale, restamped: try? fresh?.get())
      case .tolerated(let numbers): return matched(.tolerated, bytes, numbers: numbers)
      case .changed(let difference): return changed(difference, value, bytes, diffing)
      case .unreadable(let problem): return unreadable(problem, value, bytes, diffing)
      }
    } catch {
      return fail("\(error)")
    }
  }

  private func compare<Format>(_ value: Format, _ bytes: [UInt8], _ diffing: Diffing<Format>)
    -> Comparison
  {
    if let picture = diffing.picture {
      return picture.compare(value, bytes, rules)
    }
    if bytes == encoded(value, diffing) { return .matched(stale: []) }
    if !compatibility.isUpstream, let problem = ReferenceInspection.textProblem(bytes) {
      return .unreadable(problem)
    }
    guard let (message, attachments) = diffing.diff(diffing.fromData(Data(bytes)), value) else {
      return .matched(stale: [])
    }
    return .changed(Difference(message: message, attachments: attachments))
  }

  private func encoded<Format>(_ value: Format, _ diffing: Diffing<Format>) -> [UInt8] {
    [UInt8](diffing.toData(value))
  }

  /// The file for a value, or the reason why the value has none.
  ///
  /// A picture that only waits is packed in a hurry, which the line then says.
  func file<Format>(
    of value: Format, _ diffing: Diffing<Format>, isRecorded: Bool, for line: inout ResultLine
  ) -> Result<[UInt8], EncodingProblem> {
    guard let picture = diffing.picture, !isRecorded else {
      return reference(of: value, diffing)
    }
    return shared(picture.encode(value, .draft), for: &line)
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
  func reference<Format>(of value: Format, _ diffing: Diffing<Format>)
    -> Result<[UInt8], EncodingProblem>
  {
    guard let picture = diffing.picture else { return .success(encoded(value, diffing)) }
    let file = picture.encode(value, rules.png.options)
    guard let equals = rules.equals else { return file }
    return file.map { equals.file(equalTo: $0, isDraft: false).file }
  }
}
