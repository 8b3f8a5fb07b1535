import DarkroomSnapshotStore
import Foundation
import Testing

/// Changes in the review, typed into a terminal.
struct ChangeReviewTests {
  typealias Rehearsal = RehearsedPackage

  /// 44 snapshots, four decisions, four keys.
  @Test func eachChangeIsOneKey() throws {
    let package = try ManyChanges.package()
    let terminal = try Terminal(package, "review", columns: 120)

    #expect(terminal.wait(for: "1/4  28 snapshots: \(ManyChanges.badge)"))
    try terminal.type("a")
    #expect(terminal.wait(for: "1/3  10 snapshots: \(ManyChanges.gapTitle)"))
    try terminal.type("a")
    #expect(terminal.wait(for: "1/2  4 snapshots: \(ManyChanges.button)"))
    try terminal.type("a")
    #expect(terminal.wait(for: "1/1  2 snapshots: \(ManyChanges.gap)"))
    try terminal.type("a")

    #expect(terminal.end() == 0)
    #expect(terminal.text.contains("44 accepted, 0 rejected, 0 still pending."))
    #expect(package.pending.isEmpty)
  }

  @Test func decisionsAreTakenBackOneByOne() throws {
    let package = try ManyChanges.package()
    let old = package.references
    let terminal = try Terminal(package, "review", columns: 120)

    #expect(terminal.wait(for: "1/4  28"))
    try terminal.type("u")
    #expect(terminal.wait(for: "There is no decision to undo."))
    terminal.clear()
    try terminal.type("a")
    #expect(terminal.wait(for: "1/3  10"))
    try terminal.type("r")
    #expect(terminal.wait(for: "1/2  4"))
    #expect(package.pending.count == 6)
    terminal.clear()
    try terminal.type("u")
    #expect(terminal.wait(for: "1/3  10 snapshots"))
    #expect(package.pending.count == 16)
    terminal.clear()
    try terminal.type("u")
    #expect(terminal.wait(for: "1/4  28 snapshots"))
    try terminal.type("q")

    #expect(terminal.end() == 0)
    #expect(terminal.text.contains("0 accepted, 0 rejected, 44 still pending."))
    #expect(package.references == old)
  }

  @Test func aChangeOpensIntoItsSnapshots() throws {
    let package = try ManyChanges.package()
    let terminal = try Terminal(package, "review", columns: 120)

    #expect(terminal.wait(for: "1/4  28"))
    try terminal.type("\r")
    #expect(terminal.wait(for: "a, r and s decide this one: 1/28; Esc goes back"))
    try terminal.type("r")
    #expect(terminal.wait(for: "this one: 1/27"))
    #expect(terminal.wait(for: "testInbox.row-2.png"))
    try terminal.type("n")
    #expect(terminal.wait(for: "this one: 2/27"))
    terminal.clear()
    try terminal.type("\u{1B}")
    #expect(terminal.wait(for: "1/4  27 snapshots"))
    try terminal.type("A")

    #expect(terminal.end() == 0)
    #expect(terminal.text.contains("43 accepted, 1 rejected, 0 still pending."))
  }

  @Test func whatAFilterShowsIsAcceptedAtOnce() throws {
    let package = try ManyChanges.package()
    let terminal = try Terminal(package, "review", columns: 120)

    #expect(terminal.wait(for: "1/4  28"))
    try terminal.type("/testScreens\r")
    #expect(terminal.wait(for: "1/2  10 snapshots: \(ManyChanges.gapTitle)"))
    try terminal.type("A")
    #expect(terminal.wait(for: "Nothing more of /testScreens is pending; these are the others."))
    try terminal.type("q")

    #expect(terminal.end() == 0)
    #expect(terminal.text.contains("12 accepted, 0 rejected, 32 still pending."))
  }
}
