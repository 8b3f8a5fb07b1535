import DarkroomSnapshotStore
import FoundationEssentials

/// The events that Swift Testing writes for programs with `--event-stream-output-path`: the same content as on the
/// console, with the full names of tests.
struct EventStream: Sendable {
  private(set) var verdicts: [String: TestVerdict] = [:]
  private(set) var unfinished: Set<String> = []
  private(set) var issues: [TestIssue] = []

  private struct Record: Decodable {
    struct Message: Decodable {
      var text: String
    }
    struct Place: Decodable {
      var filePath: String?
      var line: Int?
    }
    struct Issue: Decodable {
      var isKnown: Bool?
      var sourceLocation: Place?
    }
    struct Payload: Decodable {
      var kind: String
      var id: String?
      var testID: String?
      var issue: Issue?
      var messages: [Message]?
    }
    var kind: String
    var payload: Payload
  }

  init(_ bytes: [UInt8]) {
    let decoder = JSONDecoder()
    var functions: Set<String> = []
    for line in bytes.split(separator: 0x0A) {
      guard let record = try? decoder.decode(Record.self, from: Data(line)) else { continue }
      if record.kind == "test", record.payload.kind == "function", let id = record.payload.id {
        functions.insert(id)
      } else if let test = record.payload.testID, functions.contains(test) {
        read(record.payload, Self.name(of: test))
      }
    }
  }

  private mutating func read(_ payload: Record.Payload, _ test: String) {
    switch payload.kind {
    case "testStarted": unfinished.insert(test)
    case "testSkipped": verdicts[test] = .skipped
    case "testEnded":
      unfinished.remove(test)
      if verdicts[test] == nil { verdicts[test] = .passed }
    case "issueRecorded" where payload.issue?.isKnown != true:
      verdicts[test] = .failed
      issues.append(
        TestIssue(
          test: test, file: payload.issue?.sourceLocation?.filePath,
          line: payload.issue?.sourceLocation?.line,
          message: (payload.messages ?? []).map(\.text).joined(separator: "\n")))
    default: break
    }
  }

  /// The name that `swift test list` prints for `App.Suite/test()/File.swift:9:4`, which has no source location.
  static func name(of test: String) -> String {
    guard let slash = test.lastIndex(of: "/"), test[slash...].contains(".swift:"),
      test[slash...].firstMatch(of: #/\.swift:\d+:\d+$/#) != nil
    else { return test }
    return String(test[..<slash])
  }
}
