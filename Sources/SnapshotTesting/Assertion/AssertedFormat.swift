import DarkroomPNG
import DarkroomSnapshotStore
import Foundation

/// A value in a format that only its strategy's `Diffing` can compare.
struct AssertedFormat<Format>: AssertedValue {
  let value: Format
  let diffing: Diffing<Format>
  /// Whether references with conflict markers or Git LFS pointers are compared as text.
  let comparesBadReferences: Bool

  var hasDrafts: Bool { false }
  private var bytes: [UInt8] { [UInt8](diffing.toData(value)) }

  func outcome(on reference: [UInt8], by rules: PictureRules) -> AssertionOutcome {
    if reference == bytes { return .matched(stale: []) }
    if !comparesBadReferences, let problem = ReferenceInspection.textProblem(reference) {
      return .unreadable(problem)
    }
    guard let (message, attachments) = diffing.diff(diffing.fromData(Data(reference)), value) else {
      return .matched(stale: [])
    }
    return .changed(Difference(message: message, attachments: attachments))
  }

  func file(_ options: PNGEncodingOptions) -> Result<[UInt8], PNGError> { .success(bytes) }
}
