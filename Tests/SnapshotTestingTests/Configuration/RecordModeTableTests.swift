import DarkroomTestSupport
import Foundation
import Testing

/// Who decides about recording, and what it writes: all combinations, in both runners, with and without `CI`.
struct RecordModeTableTests {
  /// What a process is told from outside of its tests.
  struct Outside: Sendable, CustomTestStringConvertible {
    var isXCTest = false
    var isOnCI = false
    /// `SNAPSHOT_TESTING_RECORD`.
    var word: String?
    /// What the tests set `isRecording` to.
    var global: String?
    /// `SNAPSHOT_RECORD_FORCE`.
    var forced: String?

    var testDescription: String {
      "\(isXCTest ? "XCTest" : "Testing")\(isOnCI ? " CI" : "") \(word ?? "-") \(global ?? "-") \(forced ?? "-")"
    }

    var variables: [String: String] {
      var variables: [String: String] = [:]
      variables["CI"] = isOnCI ? "true" : nil
      variables["SNAPSHOT_TESTING_RECORD"] = word
      variables["RECORD_MODE_TABLE_GLOBAL"] = global
      variables["SNAPSHOT_RECORD_FORCE"] = forced
      return variables
    }
  }

  static let outsides: [Outside] = [false, true].flatMap { isXCTest in
    [false, true].flatMap { isOnCI in
      (RecordModeTable.words + ["sometimes"]).map {
        Outside(isXCTest: isXCTest, isOnCI: isOnCI, word: $0)
      } + [
        Outside(isXCTest: isXCTest, isOnCI: isOnCI, word: "never", global: "true"),
        Outside(isXCTest: isXCTest, isOnCI: isOnCI, word: "all", global: "false"),
        Outside(isXCTest: isXCTest, isOnCI: isOnCI, word: "all", forced: "pending"),
      ]
    }
  }

  @Test(arguments: outsides) func theInnermostWordDecides(_ outside: Outside) throws {
    let folder = try ScratchFolder()
    let inherited = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("SNAPSHOT_") && !$0.key.hasPrefix("GITHUB_") && $0.key != "CI"
    }
    let own = [
      "RECORD_MODE_TABLE": folder.path("table"), "SNAPSHOT_REFERENCE_DIR": folder.path,
      "SNAPSHOT_RESULTS_DIR": folder.path("results"),
    ]
    let arguments =
      outside.isXCTest
      ? ["DarkroomSnapshotTestingTests.RecordModeTableInXCTest/testTable"]
      : ["--testing-library", "swift-testing", "--filter", "RecordModeTableWithTraits"]

    let run = try TestProductRun(
      arguments,
      environment: inherited.merging(own) { $1 }.merging(outside.variables) { $1 }, in: folder)

    #expect(run.status == 0)
    for trait in outside.isXCTest ? [nil] : RecordModeTable.words {
      let lines = try #require(try folder.text("table\(trait ?? "nil")")).split(separator: "\n")
      #expect(lines.count == 75)
      #expect(lines.map(String.init) == expected(outside, trait))
    }
  }

  private func expected(_ outside: Outside, _ trait: String?) -> [String] {
    var lines: [String] = []
    for scope in RecordModeTable.words {
      for argument in RecordModeTable.words {
        let global = outside.global.map { $0 == "true" ? "all" : "missing" }
        let word = outside.word == "sometimes" ? nil : outside.word
        let mode =
          outside.forced ?? argument ?? scope ?? trait ?? global ?? word
          ?? (outside.isOnCI ? "never" : "missing")
        for reference in RecordModeTable.references {
          let name = [trait, scope, argument].map { $0 ?? "nil" }.joined(separator: "-")
          lines.append("\(name)-\(reference) \(Self.outcome(mode, reference))")
        }
      }
    }
    return lines
  }

  private static func outcome(_ mode: String, _ reference: String) -> String {
    switch (mode, reference) {
    case ("all", "equal"): "failed kept"
    case (_, "equal"): "passed kept"
    case ("all", _), ("failed", _), ("missing", "missing"): "failed written"
    default: "failed kept"
    }
  }
}
