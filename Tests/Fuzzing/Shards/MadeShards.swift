import DarkroomSnapshotStore
import Foundation

/// Folders of results that a fuzzed input asks for, and what is wrong with them.
struct MadeShards {
  /// What is wrong; empty if the shards are one run in which everything passed.
  private(set) var faults: Set<String> = []
  /// Whether they can be merged at all, whatever comes of it.
  private(set) var isMergeable = true
  private(set) var folders: [String] = []

  private let package: String
  private let total: Int
  private let tests: [String]
  private var indices: [Int]

  var isGreen: Bool { faults.isEmpty }

  init(_ reader: inout InputReader, package: String) {
    self.package = package
    total = 1 + (reader.choice(4) + 2) % 4
    tests = (0..<(1 + (reader.choice(7) + 5) % 7)).map { "AppTests.CardTests/test\($0)" }
    indices = Array(1...total)
    if Self.isWrong(&reader), total > 1 {
      indices.remove(at: reader.choice(total))
      faults.insert("missing")
    }
    if Self.isWrong(&reader) {
      indices.append(reader.element(indices))
      faults.insert("twice")
      isMergeable = false
    }
  }

  /// Seldom.
  private static func isWrong(_ reader: inout InputReader) -> Bool { reader.choice(24) == 23 }

  private mutating func isWrong(_ fault: String, _ reader: inout InputReader) -> Bool {
    guard Self.isWrong(&reader) else { return false }
    faults.insert(fault)
    return true
  }

  mutating func write(_ reader: inout InputReader) throws {
    // One shard alone is its own measure.
    let canDiffer = Set(indices).count > 1
    for (number, index) in indices.enumerated() {
      let folder = "\(package)/artifact-\(number)"
      folders.append(folder)
      guard let shard = ShardNumber(index: index, total: total) else { continue }
      var record = RunRecord(
        run: "tool-\(number)", package: "/elsewhere/App", started: 10 + Double(number))
      (record.ended, record.status) = (20, 0)
      (record.shard, record.tests, record.sources) = (shard, tests, "a")
      var lines = run(shard.share(of: tests), &record, &reader)
      if canDiffer, isWrong("other sources", &reader) { record.sources = "b\(number)" }
      if canDiffer, isWrong("other tests", &reader) {
        record.tests += ["AppTests.New/test\(number)"]
      }
      if canDiffer, isWrong("a filter", &reader) {
        record.limits = ["it ran with --filter \(number)"]
      }
      if isWrong("killed", &reader) { (record.ended, record.status) = (nil, nil) }
      if isWrong("a status", &reader) { record.status = 1 }
      if isWrong("no tests", &reader) { (record.tests, record.passedTests) = ([], []) }
      record.resultCount = lines.count
      if !lines.isEmpty, isWrong("lost lines", &reader) { lines.removeLast() }
      try write(record, lines, to: folder, &reader)
      if reader.choice(4) == 1 { try writeEarlierRun(of: shard, to: folder) }
    }
  }

  /// What a shard's own tests did, as the tool notes it.
  private mutating func run(
    _ share: [String], _ record: inout RunRecord, _ reader: inout InputReader
  ) -> [ResultLine] {
    var lines: [ResultLine] = []
    var passed: [String] = []
    for test in share {
      switch reader.choice(64) {
      case 63: record.failed.append(test)
      case 62: record.crashed = (record.crashed ?? []) + [test]
      case 61: record.absent = (record.absent ?? []) + [test]
      case 60: record.unfinished.append(test)
      case 59: break
      case 50...58:
        record.skipped.append(test)
        continue
      default:
        passed.append(test)
        lines += (0..<reader.choice(3)).map { line(of: test, number: $0, &reader) }
        continue
      }
      faults.insert("a test that did not pass")
    }
    record.passedTests = passed
    record.passed = passed.count
    return lines
  }

  private mutating func line(of test: String, number: Int, _ reader: inout InputReader)
    -> ResultLine
  {
    let function = test.split(separator: "/").last ?? ""
    let home = "/elsewhere/App"
    var line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "AppTests/CardTests.swift/\(function)()",
      file: "\(home)/Tests/AppTests/CardTests.swift", line: 10 + number, mode: .pending,
      state: .matched,
      reference: ContainedPath(
        own: "\(home)/Tests/AppTests/__Snapshots__/CardTests/\(function).\(number).png"),
      package: home)
    if isWrong("a difference", &reader) { line.state = reader.element([.changed, .added, .error]) }
    return line
  }

  private mutating func write(
    _ record: RunRecord, _ lines: [ResultLine], to folder: String, _ reader: inout InputReader
  ) throws {
    let run = "\(folder)/events/\(record.run)"
    try FileManager.default.createDirectory(atPath: run, withIntermediateDirectories: true)
    var note = try JSONEncoder().encode(record)
    if isWrong("a note that is cut short", &reader) {
      note = note.prefix(reader.choice(note.count))
      isMergeable = false
    }
    try note.write(to: URL(filePath: "\(run)/run.json"))
    var bytes = lines.flatMap { $0.encoded() }
    if !bytes.isEmpty, isWrong("lines that are cut short", &reader) {
      // The last line feed is no part of a line.
      bytes.removeLast(2 + reader.choice(bytes.count - 1))
    }
    try Data(bytes).write(to: URL(filePath: "\(run)/1-a.jsonl"))
  }

  /// One that a kept cache brings along: complete, green and old.
  private func writeEarlierRun(of shard: ShardNumber, to folder: String) throws {
    var record = RunRecord(run: "tool-z", package: "/elsewhere/App", started: 1)
    (record.ended, record.status, record.shard) = (2, 0, shard)
    (record.tests, record.sources, record.passedTests) = (tests, "a", shard.share(of: tests))
    let run = "\(folder)/events/\(record.run)"
    try FileManager.default.createDirectory(atPath: run, withIntermediateDirectories: true)
    try JSONEncoder().encode(record).write(to: URL(filePath: "\(run)/run.json"))
  }
}
