import Foundation
import SnapshotTesting
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

  @Test(arguments: ["light", "dark"])
  func argumentsNameTheFilesOfParameterisedTests(_ style: String) {
    _ = package.verify(style, as: .lines, named: nil, record: .missing, testName: "styled(_:)")

    #expect(package.text("Tests/__Snapshots__/T/styled-_.\(style).1.txt") == style)
  }

  @Test(.snapshots, arguments: 1...3)
  func casesUnderTheTraitCountForThemselves(_ number: Int) {
    _ = package.verify("x", as: .lines, named: nil, record: .missing, testName: "counted()")

    #expect(package.text("Tests/__Snapshots__/T/counted.\(number).1.txt") == "x")
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

  @Test func assertionsOfSeveralStrategiesUseTheirKeys() {
    assertSnapshots(of: "text\n", as: ["b": .lines, "a": .lines])
    assertSnapshots(of: "text\n", as: [.lines, .lines])
  }
}
