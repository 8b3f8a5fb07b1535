import DarkroomSnapshotStore
import Foundation
import SnapshotTesting
import Synchronization
import Testing

struct NamingTests {
  let package = ScratchPackage()

  @Test func unnamedAssertionsAreNumbered() {
    for text in ["x", "y"] {
      _ = package.verify(text, as: .lines, named: nil, record: .missing, testName: "numbered()")
    }

    #expect(package.text("Tests/__Snapshots__/T/numbered.1.txt") == "x")
    #expect(package.text("Tests/__Snapshots__/T/numbered.2.txt") == "y")
  }

  /// The numbers of cases that run side by side, as if one ran after the other.
  @Test(arguments: zip(["light", "dark", "dark"], 1...3))
  func casesOfParameterisedTestsAreNumbered(_ style: String, _ number: Int) {
    for text in ["first", "second"] {
      _ = package.verify(text, as: .lines, named: nil, record: .missing, testName: "styled(_:)")
    }

    #expect(package.text("Tests/__Snapshots__/T/styled-_.\(number).txt") == "first")
    #expect(package.text("Tests/__Snapshots__/T/styled-_.\(number + 3).txt") == "second")
  }

  /// A value that can't be encoded.
  enum Style: Sendable { case light, dark, tinted(Double) }

  @Test(arguments: zip([Style.light, .dark, .tinted(1), .tinted(2)], 1...4))
  func casesOfAnyArgumentsAreNumbered(_ style: Style, _ number: Int) {
    _ = package.verify("\(style)", as: .lines, named: nil, record: .missing, testName: "any()")

    #expect(package.text("Tests/__Snapshots__/T/any.\(number).txt") == "\(style)")
  }

  private static let files = Mutex<[String]>([])

  /// The runner tells them apart, and so do their files.
  @Test(arguments: ["same", "same"]) func casesWithEqualArgumentsAreNumbered(_ text: String) throws
  {
    _ = package.verify(text, as: .lines, named: nil, record: .missing, testName: "equal()")

    let line = try #require(package.lines.first)
    let files = Self.files.withLock { files in
      files.append(FilePath.name(line.reference.path))
      return files
    }
    #expect(Set(files).count == files.count)
  }

  @Test(.snapshots(record: .never)) func aTraitSetsTheMode() {
    _ = package.verify("x", as: .lines)

    #expect(package.text(ScratchPackage.reference) == nil)
    #expect(!isRecording)
  }

  @Test func rootsOfSettingsHoldTheModule() {
    let package = ScratchPackage(settings: #"{"root": "__Snapshots__"}"#)

    _ = package.verify("x", as: .lines, record: .missing)

    #expect(package.text("__Snapshots__/T/T/test.a.txt") == "x")
  }

  @Test func formatsWithoutExtensionHaveNoDot() {
    _ = package.verify(Data([1, 2]), as: .data, record: .missing)

    #expect(package.bytes("Tests/__Snapshots__/T/test.a") == [1, 2])
  }

  @Test func aNameOfWhichNothingIsLeftHasDigits() {
    _ = package.verify("x", as: .lines, named: "🎉", record: .missing)
    package.environment["SNAPSHOT_COMPATIBILITY"] = "upstream"
    _ = package.verify("y", as: .lines, named: "🎉", record: .missing)

    #expect(package.text("Tests/__Snapshots__/T/test.\(SnapshotName.sanitized("🎉")).txt") == "x")
    #expect(package.text("Tests/__Snapshots__/T/test..txt") == "y")
  }

  @Test func assertionsOfSeveralStrategiesUseTheirKeys() {
    assertSnapshots(of: "text\n", as: ["b": .lines, "a": .lines])
    assertSnapshots(of: "text\n", as: [.lines, .lines])
  }
}

@MainActor
struct SerializedNamingTests {
  /// An object of all cases; the last case releases it.
  private static var package: ScratchPackage? = ScratchPackage()

  @Test(.serialized, arguments: 0...1) func casesGoOnCounting(_ index: Int) throws {
    let package = try #require(Self.package)
    for text in ["first", "second"] {
      _ = package.verify(
        "\(text) \(index)", as: .lines, named: nil, record: .missing, testName: "cases(_:)")
    }

    let texts = (1...4).map { package.text("Tests/__Snapshots__/T/cases-_.\($0).txt") }
    let all = ["first 0", "second 0", "first 1", "second 1"]
    #expect(texts.compactMap(\.self) == Array(all.prefix(2 * (index + 1))))
    if index == 1 { Self.package = nil }
  }
}
