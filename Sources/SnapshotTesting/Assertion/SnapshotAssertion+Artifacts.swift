import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomUIKit
import Foundation
import Glibc
import Testing

extension SnapshotAssertion {
  func line(_ state: ResultState) -> ResultLine {
    var line = ResultLine(
      run: ResultLog.process.run, process: getpid(), runner: test.runner, test: test.id,
      file: source.filePath, line: source.line, mode: mode, state: state,
      reference: ContainedPath(own: reference), package: location.results.package)
    line.looseness = looseness.isEmpty ? nil : looseness
    line.faults = faults.isEmpty ? nil : faults
    line.upstream = compatibility.isUpstream ? true : nil
    return line
  }

  /// A result that cannot be kept is no reason to fail a test, but the tool would miss it.
  ///
  /// - Returns: why it could not be kept.
  @discardableResult
  func log(_ line: ResultLine) -> StoreError? {
    let problem = ResultLog.process.append(line, in: location.results)
    if let problem { warnings.say("snapshot results are lost: \(problem)") }
    return problem
  }

  /// What another assertion of this process did with the same path, when both cannot be right.
  func collision(digest: ContentHash, wouldWrite: Bool) -> String? {
    if compatibility.isUpstream { return nil }
    let claim = PathClaims.Claim(source: source.short, digest: digest, wouldWrite: wouldWrite)
    guard let earlier = PathClaims.process.insert(claim, for: reference) else { return nil }
    return messages.collision(with: earlier.source, isParameterized: test.isParameterized)
  }

  /// The same of an assertion that has come while this one kept its value, which it could not remove then.
  var lateCollision: String? {
    guard !compatibility.isUpstream, let other = PathClaims.process.contender(for: reference) else {
      return nil
    }
    return messages.collision(with: other.source, isParameterized: test.isParameterized)
  }

  /// Leaves the new value, and the picture of the difference, where `snapshot-record accept` finds them.
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

  /// Where upstream leaves a copy of the failing value: in `SNAPSHOT_ARTIFACTS`, or else, where its texts name it, in
  /// the folder for temporary files.
  var artifact: String? {
    let temporary = compatibility.isUpstream ? NSTemporaryDirectory() : nil
    return (environment.artifactsDirectory ?? temporary).map {
      FilePath.joined($0, "\(FilePath.stem(source.filePath))/\(FilePath.name(reference))")
    }
  }

  /// Beside the failing value go the reference and the difference, where upstream does not say what is there.
  func keepArtifacts(_ bytes: [UInt8], reference old: [UInt8], difference: [UInt8]?) {
    guard let path = artifact else { return }
    let folder = FilePath.directory(path)
    do throws(StoreError) {
      try Files.write(bytes, to: path)
      if compatibility.isUpstream { return }
      try Files.write(old, to: FilePath.joined(folder, DerivedName.reference(of: path)))
      if let difference {
        try Files.write(difference, to: FilePath.joined(folder, DerivedName.difference(of: path)))
      }
    } catch {
      warnings.say("\(error)")
    }
  }

  /// A picture of what an audit has found goes where the artifacts are, and to the test's attachments.
  func keep(faults picture: CGImage) {
    let path = artifact.map { FilePath.joined(FilePath.directory($0), DerivedName.faults(of: $0)) }
    guard path != nil || Test.current != nil,
      let bytes = try? PNGEncoder.encode(picture.pixmap, options: .draft)
    else { return }
    if Test.current != nil {
      Attachment.record(
        bytes, named: DerivedName.faults(of: reference), sourceLocation: source.sourceLocation)
    }
    guard let path else { return }
    do throws(StoreError) {
      try Files.write(bytes, to: path)
    } catch {
      warnings.say("\(error)")
    }
  }

  /// Swift Testing keeps attachments when it runs with `--attachments-path`; XCTest on Linux has none.
  func attach(
    _ bytes: [UInt8], reference old: [UInt8]? = nil, difference: [UInt8]? = nil,
    _ attachments: [XCTAttachment] = []
  ) {
    guard Test.current != nil else { return }
    let suffix = FilePath.pathExtension(reference).map { ".\($0)" } ?? ""
    let stem = FilePath.stem(reference)
    let place = source.sourceLocation
    if let old {
      Attachment.record(old, named: "\(stem).reference\(suffix)", sourceLocation: place)
    }
    Attachment.record(bytes, named: "\(stem).failure\(suffix)", sourceLocation: place)
    if let difference {
      Attachment.record(difference, named: "\(stem).difference.png", sourceLocation: place)
    }
    for attachment in attachments {
      let name = "\(attachment.name ?? "\(stem).difference").\(attachment.pathExtension)"
      Attachment.record([UInt8](attachment.data), named: name, sourceLocation: place)
    }
  }
}
