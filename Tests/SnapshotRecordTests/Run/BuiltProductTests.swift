import DarkroomSnapshotStore
import Foundation
import Testing

@testable import DarkroomSnapshotRecord

/// The product that the build has made, run without asking SwiftPM again.
struct BuiltProductTests {
  typealias Rehearsal = RehearsedPackage

  @Test func swiftPMIsAskedOnce() throws {
    let package = try Rehearsal("")
    try package.play("\(Rehearsal.card), \(Rehearsal.list)", buildsProduct: true)

    let output = try package.run("-u")

    #expect(output.status == 0)
    #expect(output.text.contains("Snapshots: 3 added"))
    let asked = try #require(try package.tool.text("swift.log")).split(separator: "\n")
    #expect(asked.count == 1 && asked.first?.hasPrefix("build ") == true)
    // Or SwiftPM reads each manifest again, because of the variables.
    #expect(asked.first?.hasSuffix("(in a run)") == false)
  }

  @Test func theProductRunsWhatIsChosen() throws {
    let package = try Rehearsal("")
    let other = #"{"name": "AppTests.OtherTests/testOther"}"#
    try package.play("\(Rehearsal.card), \(Rehearsal.list), \(other)", buildsProduct: true)

    #expect(try package.run("--filter", "CardTests").text.contains("Tests:     2 passed"))
    #expect(try package.run("--skip", "testList").text.contains("Tests:     2 passed"))
    #expect(try package.run("--", "--no-parallel").text.contains("Tests:     3 passed"))
    #expect(try package.run("--", "--skip-build").text.contains("Tests:     3 passed"))
    let log = try #require(try package.tool.text("swift.log"))
    #expect(!log.contains("\ntest ") && log.split(separator: "\n").count == 3)
  }

  @Test func whatSwiftPMAloneCanDoIsLeftToIt() throws {
    let package = try Rehearsal("")
    try package.play(Rehearsal.card, buildsProduct: true)

    #expect(try package.run("--parallel").text.contains("Tests:     1 passed"))
    #expect(try #require(try package.tool.text("swift.log")).contains("\ntest "))
  }

  @Test func aBuildHasTheVariablesOfAShells() throws {
    let package = try Rehearsal("")
    let bin = package.tool.path("bin")
    let own = ["PATH": "/nowhere:\(bin):/usr/bin", "_": "/home/bin/snapshot-record", "CI": "1"]

    #expect(
      ProgramOutput.buildEnvironment(own) == own.merging(["_": "\(bin)/swift"]) { $1 })
    #expect(ProgramOutput.buildEnvironment(["CI": "1"]) == ["CI": "1"])
    #expect(ProgramOutput.environment(of: "swift", own) == ProgramOutput.buildEnvironment(own))
    #expect(ProgramOutput.environment(of: "git", own) == own)
  }

  @Test func theBuildSaysWhereTheProductLies() throws {
    let package = try Rehearsal("")
    let root = package.tool.package
    func path(_ arguments: String...) -> String? {
      BuiltProduct.path(in: root, arguments: arguments, environment: [:])
    }
    func describe(_ products: String..., in folder: String) throws {
      let text = products.map { #"{"binaryPath": "\#(root)/\#($0)", "packagePath": "\#(root)"}"# }
      try package.tool.write(
        [UInt8](#"{"a":[], "builtTestProducts": [\#(text.joined(separator: ","))], "b":[]}"#.utf8),
        to: "\(folder)/description.json")
    }
    try package.tool.write([], to: "one")
    try package.tool.write([], to: "two")

    #expect(path() == nil)
    try describe("one", in: ".build/debug")
    #expect(path() == "\(root)/one" && path("-c", "debug", "-Xswiftc", "--parallel") == path())
    #expect(path("--num-workers", "2") == nil && path("-c", "release") == nil)
    try describe("two", in: "other/release")
    #expect(path("--scratch-path=other", "--configuration", "release") == "\(root)/two")
    try describe("one", "two", in: ".build/debug")
    #expect(path() == nil)
    try describe("gone", in: ".build/debug")
    #expect(path() == nil)
  }

  @Test func longListsAreSplitAndWholeClassesAreNamed() {
    let listed = (0..<6000).map { "AppTests.Suite\($0 / 10)/test\($0)" }

    #expect(TestProduct.specifiers(of: listed, among: listed) == [[]])
    #expect(TestProduct.specifiers(of: [], among: listed) == [])
    #expect(
      TestProduct.specifiers(of: Array(listed[5..<20]), among: listed)
        == [[(listed[5..<10] + ["AppTests.Suite1"]).joined(separator: ",")]])
    let odd = listed.indices.filter { $0 % 2 == 1 }.map { listed[$0] }
    let lists = TestProduct.specifiers(of: odd, among: listed)
    #expect(lists.count == 2 && lists.allSatisfy { $0[0].utf8.count <= 60_000 })
    #expect(Set(lists.flatMap { $0[0].split(separator: ",").map(String.init) }) == Set(odd))
  }
}
