import DarkroomSnapshotStore
import Foundation
import Testing

/// What the tool says of symbols that have no picture here.
struct SymbolChecksTests {
  typealias Rehearsal = RehearsedPackage

  private let boxed =
    #"{"name": "AppTests.CardTests/testCard", "snapshots": [{"color": "FF0000", "symbols": {"foo.bar": 7, "baz": 1}}]}"#

  /// Pictures with dotted boxes are compared as others are.
  @Test func aGreenRunAndDoctorNameThem() throws {
    let package = try Rehearsal.accepted(boxed)

    let run = try package.run()
    #expect(run.status == 0)
    #expect(
      run.text.contains("           2 symbols have no picture here: foo.bar (7), baz (1). Bring"),
      Comment(rawValue: run.text))
    let doctor = try package.run("doctor")
    #expect(
      doctor.text.contains(
        "NOTE: In the last run 2 symbols have no picture here: foo.bar (7), baz (1). Bring"),
      Comment(rawValue: doctor.text))
  }

  @Test func doctorFindsThatTheirFolderIsMissing() throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    try package.tool.write([UInt8](#"{"symbols": "Symbols"}"#.utf8), to: ".snapshots.json")

    let doctor = try package.run("doctor")
    #expect(doctor.text.contains("Symbols, which is not a folder"), Comment(rawValue: doctor.text))
    #expect(!doctor.text.contains("have no picture"))
    try package.tool.write([], to: "Symbols/a.svg")
    #expect(try !package.run("doctor").text.contains("which is not a folder"))
  }
}
