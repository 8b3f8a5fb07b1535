import FoundationEssentials
import Glibc
import Synchronization

/// What this process notes of its tests for the tool, which believes no line that a test could have printed.
///
/// A file among the run's lines, one write for each note: a program that ends in the middle loses none.
package final class ProgramLog: Sendable {
  /// What the names of the files end with.
  static let pathExtension = "tests"
  /// Marks the program of a run, so that programs which its tests start write nothing.
  package static let marker = "SNAPSHOT_PROGRAM"

  private let folder: String
  private let descriptor = Mutex<Int32?>(nil)

  /// Nil unless the tool has begun a run and starts this program for it.
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

  /// As `add`, in a fiftieth of its time: there are two for each test.
  ///
  /// Names of XCTest's tests are Swift names and need no escapes.
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

  /// Negative if no file can be made: then the results are lost, too, and their lines say so.
  private func opened() -> Int32 {
    let number = String(UInt32.random(in: 0...UInt32.max), radix: 36)
    let path = FilePath.joined(folder, "\(getpid())-\(number).\(Self.pathExtension)")
    return unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
  }
}
