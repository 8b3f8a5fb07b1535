import FoundationEssentials
import Glibc
import Synchronization

/// The notes of this process about its tests for the tool, which trusts no line that a test could have printed.
///
/// It is a file beside the run's lines, with one write per note, so that a program that ends unexpectedly loses none.
package final class ProgramLog: Sendable {
  /// The extension of these files.
  static let pathExtension = "tests"
  /// The variable that marks the program of a run, so that programs which its tests start write nothing.
  package static let marker = "SNAPSHOT_PROGRAM"

  private let folder: String
  private let descriptor = Mutex<Int32?>(nil)

  /// Returns nil unless the tool has begun a run and started this program for it.
  package init?(_ environment: SnapshotEnvironment) {
    guard environment.values[Self.marker] == nil, let path = environment.resultsDirectory,
      let run = RunIdentity.name(in: environment)
    else { return nil }
    folder = FilePath.joined(path, "events/\(run)")
    guard Files.exists(FilePath.joined(folder, RunRecord.fileName)) else { return nil }
  }

  package func add(_ note: ProgramNote) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let data = try? encoder.encode(note) { write([UInt8](data) + [0x0A]) }
  }

  /// Does the same as `add` in a fiftieth of its time, because there are two notes for each test.
  ///
  /// Names of XCTest tests are Swift names and need no escapes.
  package func add(_ kind: ProgramNote.Kind, ofXCTest test: String) {
    write(Array("{\"kind\":\"\(kind.rawValue)\",\"test\":\"\(test)\"}\n".utf8))
  }

  private func write(_ bytes: [UInt8]) {
    descriptor.withLock { descriptor in
      let file = descriptor ?? opened()
      descriptor = file
      if file >= 0 { Files.writeAll(bytes, to: file) }
    }
  }

  /// Returns a negative number if no file can be created; then the results are lost as well, and their lines report
  /// that.
  private func opened() -> Int32 {
    let number = String(UInt32.random(in: 0...UInt32.max), radix: 36)
    let path = FilePath.joined(folder, "\(getpid())-\(number).\(Self.pathExtension)")
    return unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
  }
}
