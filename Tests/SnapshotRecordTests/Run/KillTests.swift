import DarkroomPNG
import DarkroomSnapshotStore
import Foundation
import Glibc
import Testing

/// `kill -9` at random moments: every reference is the old one or the new one, whole, and the next run says what
/// it found.
struct KillTests {
  typealias Rehearsal = RehearsedPackage

  /// Who dies.
  enum Victim: String, CaseIterable, Sendable {
    /// The tool while it tests and accepts.
    case tool
    /// The test process that it runs.
    case tests
    /// The tool while it accepts pending snapshots.
    case accepting
    /// A test process that records by itself.
    case recording
    /// The tool while it does what the word says.
    case pruning, merging, undoing, restamping
  }

  /// The second tier kills a thousand times.
  private static let rounds =
    ProcessInfo.processInfo.environment["DARKROOM_LONG_TESTS"] == nil ? 4 : 125

  /// Where `merging` finds its shard.
  private static let shard = "shard"

  /// Every test takes a picture of this color, with its label at `x`.
  private static func plan(_ color: String, x: Int = 1, tests: Int = 20) -> String {
    (1...tests).map {
      #"{"name": "AppTests.CardTests/test\#($0)", "snapshots": [{"color": "\#(color)", "x": \#(x), "size": [60, 40]}]}"#
    }.joined(separator: ",")
  }

  /// What the tests draw, and what they have drawn before; only notes differ where they are restamped.
  private static func plan(_ victim: Victim, isNew: Bool) -> String {
    victim == .restamping
      ? plan("FF0000", x: isNew ? 3 : 1) : plan(isNew ? "0000FF" : "FF0000")
  }

  @Test(arguments: Victim.allCases)
  func referencesAreWholeWhoeverDies(_ victim: Victim) throws {
    let (package, old, new) = try package(for: victim)
    var random = SystemRandomNumberGenerator()
    var (cut, early, mixed) = (0, 0, 0)
    // How long it takes to its end, so that the moments lie within its work.
    try prepare(victim, in: package, isNew: false)
    let start = Date()
    try started(victim, in: package).waitUntilExit()
    var whole = Date().timeIntervalSince(start)

    for round in 0..<Self.rounds {
      try prepare(victim, in: package, isNew: round.isMultiple(of: 2))
      let isEarly = try killed(
        victim, in: package, after: .random(in: whole / 8...whole, using: &random))
      // So that the moments stay within its work, however busy the machine is.
      whole *= isEarly ? 1.02 : 0.9
      early += isEarly ? 1 : 0
      mixed += isMixed(package.references, new) ? 1 : 0
      func isWhole(_ when: String) {
        let references = package.references
        #expect(references.count == 20 || (victim == .pruning && references.count >= 10))
        for (name, bytes) in references {
          #expect(bytes == old[name] || bytes == new[name], "\(name) \(when) round \(round)")
        }
      }
      isWhole("after")
      if victim == .merging { try expectWholeValues(in: package) }
      cut += try recovers(package) ? 1 : 0
      isWhole("after recovering from")
    }
    print(
      "kill -9, \(victim.rawValue): \(Self.rounds) rounds, \(early) killed before their end, "
        + "\(mixed) with some references written, \(cut) left something to recover")
    try package.play(Self.plan(victim, isNew: false))
    #expect(try package.run("--force-update").status == 0)
    #expect(package.references == old && package.pending.isEmpty)
  }

  /// - Returns: with what its references hold before and after.
  private func package(for victim: Victim) throws -> (
    Rehearsal, [String: [UInt8]], [String: [UInt8]]
  ) {
    let package = try Rehearsal(Self.plan(victim, isNew: false))
    #expect(try package.run("--force-update").status == 0)
    let old = package.references
    try package.play(Self.plan(victim, isNew: true))
    #expect(try package.run("--force-update").status == 0)
    let new = package.references
    #expect(old.count == 20 && old != new)
    // Pruning trusts a run that is younger than the sources.
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    if victim == .merging {
      try package.play(Self.plan(victim, isNew: false))
      #expect(try package.run("--force-update").status == 0)
      try package.play(Self.plan(victim, isNew: true))
      _ = try package.run(
        "--quiet", environment: ["SNAPSHOT_RESULTS_DIR": package.tool.path(Self.shard)])
    }
    return (package, old, new)
  }

  /// Brings about what the victim works on.
  private func prepare(_ victim: Victim, in package: Rehearsal, isNew: Bool) throws {
    try package.play(Self.plan(victim, isNew: isNew))
    switch victim {
    case .tool, .tests, .recording, .restamping: break
    case .accepting: _ = try package.run("--quiet")
    case .undoing:
      // A command that changes every reference is the last: one that changes none is nothing to undo, and what
      // would be undone is an earlier one.
      for isNewNow in [!isNew, isNew] {
        try package.play(Self.plan(victim, isNew: isNewNow))
        #expect(try package.run("-u", "--quiet").status == 0)
      }
    case .pruning:
      #expect(try package.run("-u", "--quiet").status == 0)
      try package.play(Self.plan(isNew ? "0000FF" : "FF0000", tests: 10))
      #expect(try package.run("--quiet", "--unreferenced=ignore").status == 0)
    case .merging: try FileManager.default.removeItem(atPath: package.tool.results.path)
    }
  }

  /// Whether some references are written, or gone, and others not.
  private func isMixed(_ references: [String: [UInt8]], _ new: [String: [UInt8]]) -> Bool {
    (11..<20).contains(references.count)
      || Set(references.map { $0.value == new[$0.key] }).count > 1
  }

  /// What a merge has brought so far.
  private func expectWholeValues(in package: Rehearsal) throws {
    let waiting = package.tool.results.pendingPath
    let source = package.tool.path("\(Self.shard)/pending")
    for path in Files.below(waiting) {
      let original = FilePath.relative(path, to: waiting).map { FilePath.joined(source, $0) } ?? ""
      #expect((try? Files.read(path)) == (try Files.read(original)), "\(path)")
    }
  }

  /// The next run says what the killed one left, and leaves nothing of it.
  ///
  /// - Returns: whether there was anything.
  private func recovers(_ package: Rehearsal) throws -> Bool {
    let last = RunHistory(package.tool.results).lastRecord
    let wasCut = last.map { $0.ended == nil } ?? false
    let left = temporaries(package)

    let output = try package.run()

    #expect(output.text.contains("The last run was cut short after") == wasCut)
    #expect(output.text.contains("of a killed program removed") == !left.isEmpty)
    #expect(temporaries(package).isEmpty)
    return wasCut || !left.isEmpty
  }

  private func temporaries(_ package: Rehearsal) -> [String] {
    let walk = FileManager.default.enumerator(atPath: package.tool.package)
    return (walk?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".snapshot-tmp") }
  }

  private func started(_ victim: Victim, in package: Rehearsal) throws -> Process {
    let process = Process()
    let place = ["--package-path", package.tool.package]
    process.executableURL = Tool.product(
      victim == .recording ? "DarkroomRehearsal" : "snapshot-record")
    process.environment = ["PATH": "\(package.tool.path("bin")):/usr/bin:/bin"]
    switch victim {
    case .tool, .tests: process.arguments = ["-u", "--quiet"] + place
    case .accepting: process.arguments = ["accept", "--quiet"] + place
    case .pruning: process.arguments = ["prune", "--delete", "--quiet"] + place
    case .merging: process.arguments = ["merge", package.tool.path(Self.shard), "--quiet"] + place
    case .undoing: process.arguments = ["undo", "--quiet"] + place
    case .restamping: process.arguments = ["restamp", "--quiet"] + place
    case .recording:
      process.arguments = ["test"] + place
      process.environment?["SNAPSHOT_RECORD_FORCE"] = "all"
    }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// - Returns: whether there was something to kill.
  private func killed(_ victim: Victim, in package: Rehearsal, after delay: Double) throws -> Bool {
    let process = try started(victim, in: package)
    Thread.sleep(forTimeInterval: delay)
    // Stopped, it cannot start another one while its children are looked for.
    if victim != .tests { kill(process.processIdentifier, SIGSTOP) }
    let started = children(of: process.processIdentifier).map(ProcessIdentity.init(of:))
    if victim != .tests { kill(process.processIdentifier, SIGKILL) }
    started.forEach { kill($0.process, SIGKILL) }
    process.waitUntilExit()
    while started.contains(where: \.isRunning) { usleep(1000) }
    return victim == .tests ? !started.isEmpty : process.terminationReason == .uncaughtSignal
  }

  /// Whichever thread started them.
  private func children(of process: Int32) -> [Int32] {
    let threads =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.flatMap { thread -> [Int32] in
      let path = "/proc/\(process)/task/\(thread)/children"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { Int32($0) }
    }
  }
}
