import DarkroomSnapshotStore
import Foundation

/// One assertion with all its properties except the value.
struct SnapshotAssertion {
  var location: SnapshotLocation
  var mode: RecordMode
  /// Whether the tool sets the mode, rather than the test.
  var isForced: Bool
  var test: RunningTest
  var testName: String
  var name: String?
  var source: SourcePlace
  var environment: SnapshotEnvironment
  /// The diff tool, whose output is part of the message.
  var diffTool = SnapshotTestingConfiguration.DiffTool.default
  var warnings = Warnings.process
  var rules = PictureRules()
  /// Descriptions of the tolerances and of other settings that let a value differ or pass unchecked.
  var looseness: [String] = []
  /// The findings of an audit, one sentence each.
  var faults: [String] = []

  var reference: String { location.reference }
  var policy: CompatibilityPolicy { location.policy }

  /// Compares a value with the bytes of its reference, or nil if there is none.
  ///
  /// It neither writes nor prints anything.
  func check(_ value: any AssertedValue, against reference: [UInt8]?) -> AssertionOutcome {
    guard let reference else { return .missing }
    if location.leadsToWhatWaits { return .refused(.linkedToPending) }
    return policy.applied(to: value.outcome(on: reference, by: rules))
  }

  /// The path of upstream's copy of the failing value: in `SNAPSHOT_ARTIFACTS`, or else, for upstream's messages, in
  /// the folder for temporary files.
  var artifact: String? {
    let temporary = policy.leavesTemporaryArtifacts ? NSTemporaryDirectory() : nil
    return (environment.artifactsDirectory ?? temporary).map {
      FilePath.joined($0, "\(FilePath.stem(source.filePath))/\(FilePath.name(reference))")
    }
  }
}

extension SnapshotAssertion {
  /// Checks a value, records the outcome and creates the message.
  func report<Format>(on value: Format, as diffing: Diffing<Format>) -> AssertionReport {
    let recorder = OutcomeRecorder(self)
    do throws(Refusal) {
      let value = try diffing.asserted(value, policy)
      let old = try bytesOfReference()
      return report(recorder.record(check(value, against: old), of: value, replacing: old ?? []))
    } catch {
      return report(on: error)
    }
  }

  /// Records that the value could not be checked.
  func report(on refusal: Refusal) -> AssertionReport {
    report(OutcomeRecorder(self).refused(refusal))
  }

  private func report(_ record: AssertionRecord) -> AssertionReport {
    let words = FailureMessages(assertion: self).words(of: record)
    return AssertionReport(outcome: record.outcome, words: words)
  }

  /// Adds the findings of an audit to a report.
  func report(_ report: AssertionReport, and audit: AuditOutcome) -> AssertionReport {
    if let picture = audit.marked { OutcomeRecorder(self).keep(faults: picture) }
    if audit.severity == .warn {
      warnings.say("\(source.short): \(FailureMessages.words(of: audit))")
    }
    var report = report
    report.words = FailureMessages.words(report.words, and: audit)
    return report
  }

  private func bytesOfReference() throws(Refusal) -> [UInt8]? {
    do throws(StoreError) { return try Files.read(reference) } catch { throw .store(error) }
  }
}

extension CompatibilityPolicy {
  /// Adapts an outcome to the policy: for upstream, a picture that cannot be read counts as one that differs.
  func applied(to outcome: AssertionOutcome) -> AssertionOutcome {
    guard comparesBadReferences, case .unreadable = outcome else { return outcome }
    return .changed(Difference(message: "Reference image could not be loaded."))
  }
}
