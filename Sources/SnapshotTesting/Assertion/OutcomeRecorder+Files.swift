import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomUIKit
import Foundation
import Testing

extension OutcomeRecorder {
  /// Encodes the file for a value.
  ///
  /// A pending picture is encoded with faster options, which the result line records.
  func file(
    of value: any AssertedValue, isRecorded: Bool, for line: inout ResultLine
  ) throws(Refusal) -> [UInt8] {
    guard value.hasDrafts, !isRecorded else { return try reference(of: value) }
    return try shared(value.file(.draft), for: &line)
  }

  /// Encodes the file for a value that differs, which may have been encoded already.
  func file(
    of value: any AssertedValue, _ difference: Difference, for line: inout ResultLine
  ) throws(Refusal) -> [UInt8] {
    guard let draft = difference.draft else {
      return try file(of: value, isRecorded: assertion.mode.recordsChanges, for: &line)
    }
    return try shared(draft.value, for: &line)
  }

  /// Returns a pending picture, or the file of an equal one in the same matrix.
  private func shared(
    _ draft: Result<[UInt8], PNGError>, for line: inout ResultLine
  ) throws(Refusal) -> [UInt8] {
    line.draft = assertion.rules.png
    let bytes = try Self.bytes(draft)
    guard let equals = assertion.rules.equals else { return bytes }
    let (file, isDraft) = equals.file(equalTo: bytes, isDraft: true)
    if !isDraft { line.draft = nil }
    return file
  }

  /// Encodes the file for a value as a reference.
  func reference(of value: any AssertedValue) throws(Refusal) -> [UInt8] {
    let bytes = try Self.bytes(value.file(assertion.rules.png.options))
    guard value.hasDrafts, let equals = assertion.rules.equals else { return bytes }
    return equals.file(equalTo: bytes, isDraft: false).file
  }

  private static func bytes(_ file: Result<[UInt8], PNGError>) throws(Refusal) -> [UInt8] {
    do throws(PNGError) { return try file.get() } catch { throw .encoding(error) }
  }

  /// Stores the new value, and the picture of the difference, where `snapshot-record accept` finds them.
  func keep(_ bytes: [UInt8], difference: [UInt8]?, _ line: inout ResultLine) -> StoreError? {
    do throws(StoreError) {
      try location.results.prepare()
      try Files.write(bytes, to: location.pending, durably: false)
      line.pending = ContainedPath(own: location.pending)
      if let difference {
        try Files.write(difference, to: location.difference, durably: false)
        line.difference = ContainedPath(own: location.difference)
      } else {
        Files.remove(location.difference)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Stores the reference and the difference beside the failing value, in the folder of artifacts.
  func keepArtifacts(_ bytes: [UInt8], reference old: [UInt8], difference: [UInt8]?) {
    guard let path = assertion.artifact else { return }
    let folder = FilePath.directory(path)
    do throws(StoreError) {
      try Files.write(bytes, to: path)
      if assertion.policy.leavesOnlyFailingValues { return }
      try Files.write(old, to: FilePath.joined(folder, DerivedName.reference(of: path)))
      if let difference {
        try Files.write(difference, to: FilePath.joined(folder, DerivedName.difference(of: path)))
      }
    } catch {
      assertion.warnings.say("\(error)")
    }
  }

  /// Stores a picture of the findings of an audit among the artifacts, and attaches it to the test.
  func keep(faults picture: CGImage) {
    let path = assertion.artifact.map {
      FilePath.joined(FilePath.directory($0), DerivedName.faults(of: $0))
    }
    guard path != nil || Test.current != nil,
      let bytes = try? PNGEncoder.encode(picture.pixmap, options: .draft)
    else { return }
    if Test.current != nil {
      attach(bytes, named: DerivedName.faults(of: assertion.reference))
    }
    guard let path else { return }
    do throws(StoreError) {
      try Files.write(bytes, to: path)
    } catch {
      assertion.warnings.say("\(error)")
    }
  }

  /// Attaches files to the test.
  ///
  /// Swift Testing keeps attachments if it runs with `--attachments-path`; XCTest on Linux does not support them.
  func attach(
    _ bytes: [UInt8], reference old: [UInt8]? = nil, difference: [UInt8]? = nil,
    _ attachments: [XCTAttachment] = []
  ) {
    guard Test.current != nil else { return }
    let suffix = FilePath.pathExtension(assertion.reference).map { ".\($0)" } ?? ""
    let stem = FilePath.stem(assertion.reference)
    if let old { attach(old, named: "\(stem).reference\(suffix)") }
    attach(bytes, named: "\(stem).failure\(suffix)")
    if let difference { attach(difference, named: "\(stem).difference.png") }
    for attachment in attachments {
      let name = "\(attachment.name ?? "\(stem).difference").\(attachment.pathExtension)"
      attach([UInt8](attachment.data), named: name)
    }
  }

  private func attach(_ bytes: [UInt8], named name: String) {
    Attachment.record(bytes, named: name, sourceLocation: assertion.source.sourceLocation)
  }
}
