import Foundation
import SnapshotTesting
import Testing

struct BadReferenceTests {
  let package = ScratchPackage()

  @Test func anLFSPointerIsNamed() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    package.write(pointer, to: ScratchPackage.reference)

    let message = try #require(package.verify("text", as: .lines))

    #expect(message.contains("Git LFS pointer"))
    #expect(message.contains("git lfs pull") && !message.contains("snapshot-record accept"))
    #expect(package.lines.first?.problem == "lfs-pointer")
    #expect(package.lines.first?.words?.first?.contains("Git LFS pointer") == true)
    #expect(package.text(ScratchPackage.reference) == pointer)
  }

  @Test func anUnfinishedMergeIsNamed() throws {
    package.write("<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n", to: ScratchPackage.reference)

    let message = try #require(package.verify("text", as: .lines))

    #expect(message.contains("conflict"))
  }

  @Test func aFolderInTheWayIsNamed() throws {
    package.write("", to: ScratchPackage.reference + "/file")

    let message = try #require(package.verify("text", as: .lines))

    #expect(message.contains("it is not a file"))
  }

  @Test func badSettingsAreNamed() throws {
    let package = ScratchPackage(settings: #"{"rooot": "x"}"#)

    let message = try #require(package.verify("text", as: .lines))

    #expect(message.contains("unknown key \"rooot\""))
  }

  @Test func twoAssertionsThatShareAPathAreBothNamed() throws {
    package.write("one", to: ScratchPackage.reference)
    #expect(package.verify("one", as: .lines, line: 10) == nil)

    let message = try #require(package.verify("two", as: .lines, line: 20))

    #expect(message.hasPrefix("Two assertions use one reference: T.swift:10 and this one"))
    #expect(package.lines.map(\.state) == [.matched, .error])
  }

  @Test func aThrowingValueFailsWithItsWords() {
    struct Refusal: LocalizedError {
      var errorDescription: String? { "no value today" }
    }
    func value() throws -> String { throw Refusal() }

    #expect(package.verify(try value(), as: .lines) == "no value today")
  }

  @Test func aValueThatNeverComesTimesOut() throws {
    let never = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })

    let message = try #require(package.verify(1, as: never, timeout: 0.05))

    #expect(message.hasPrefix("Exceeded timeout of 0.05 seconds waiting for snapshot."))
  }

  @Test func aValueFromAnotherThreadArrives() {
    package.write("1", to: ScratchPackage.reference)
    let later = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { value in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        Thread { callback("\(value)") }.start()
      }
    }

    #expect(package.verify(1, as: later) == nil)
  }
}
