import DarkroomTestSupport
import Foundation
import Glibc
import Synchronization
import Testing

@testable import DarkroomSnapshotRecord

struct ChildProgramTests {
  private func shell(_ script: String, in folder: String? = nil) -> ChildProgram {
    ChildProgram(
      name: "sh", arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin", "GREETING": "hello world"], folder: folder)
  }

  /// More than a pipe holds, on both streams in turn: neither may wait for the other.
  @Test func bothStreamsArriveWhole() async throws {
    let result = try await shell(
      "i=0; while [ $i -lt 20000 ]; do echo output$i; echo errors$i >&2; i=$((i+1)); done; exit 3"
    ).result()

    #expect(result.status == 3)
    for (bytes, word) in [(result.output, "output"), (result.errors, "errors")] {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      #expect(lines.count == 20000 && lines.last == "\(word)19999")
    }
  }

  @Test func theProgramHasItsFolderItsVariablesAndNoInput() async throws {
    let result = try await shell("cat; pwd; echo $GREETING", in: "/usr").result()

    #expect(String(decoding: result.output, as: UTF8.self) == "/usr\nhello world\n")
  }

  /// In a group of its own it would be stopped, or see an end, as soon as it reads a key.
  @Test func aProgramInTheTerminalHasItsInputAndItsKeys() throws {
    let folder = try ScratchFolder()
    let script = """
      readlink /proc/$$/fd/0 > input
      cut -d ' ' -f 5 /proc/$$/stat > group
      grep SigIgn /proc/$$/status | cut -f 2 > ignored
      exit 7
      """
    let status = try shell(script, in: folder.path).runInTerminal()

    #expect(status == 7)
    let input = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/0")
    #expect(try folder.text("input") == "\(input)\n")
    #expect(try folder.text("group") == "\(getpgrp())\n")
    let ignored = try #require(folder.text("ignored").flatMap { UInt64($0.dropLast(), radix: 16) })
    #expect(ignored & 0b110 == 0, "SIGINT and SIGQUIT")
  }

  /// SwiftPM may be killed while its tests go on: they are what a person wants to read.
  @Test func whatItsChildrenPrintAfterItsEndArrives() async throws {
    let script = "(sleep 0.5; echo late) & echo early"
    let pieces = Mutex<[UInt8]>([])

    let result = try await shell(script).result()
    _ = try await shell(script).run(started: { _ in }) { piece in pieces.withLock { $0 += piece } }

    for text in [result.output, pieces.withLock { $0 }] {
      #expect(String(decoding: text, as: UTF8.self) == "early\nlate\n")
    }
  }

  @Test func aSignalIsAStatus() async throws {
    #expect(try await shell("kill -9 $$").result().status == 137)
  }

  /// The tool may be told to end while it waits on any thread; its programs must hear of it too.
  @Test func signalsReachTheProgram() async throws {
    let result = try await shell("grep SigBlk /proc/self/status").result()

    #expect(String(decoding: result.output, as: UTF8.self) == "SigBlk:\t0000000000000000\n")
  }

  /// No address space has room for the stack of its thread.
  @Test func aSystemWithoutThreadsIsAnError() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      unsafe pthread_attr_init(attributes)
      unsafe pthread_attr_setstacksize(attributes, 1 << 50)
      // Swift does not show the call.
      typealias SetDefault = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32
      let symbol = unsafe dlsym(nil, "pthread_setattr_default_np")
      _ = unsafe unsafeBitCast(symbol, to: SetDefault.self)(attributes)
      do throws(ToolError) {
        _ = try await ChildProgram(name: "true", arguments: []).result()
      } catch {
        FileHandle.standardError.write(Data("\(error)".utf8))
      }
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The system gives no further thread: "), "\(text)")
    #expect(text.contains("raise `ulimit -u`"))
  }

  @Test func aProgramThatIsNotThereIsNamed() async throws {
    let error = ToolError.programFailed(
      name: "no-such-program", words: "No such file or directory")
    await #expect(throws: error) {
      try await ChildProgram(name: "no-such-program", arguments: []).result()
    }
  }
}
