import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotRecord

/// The tool on a PATH, and in packages that it fits or not.
struct InstallTests {
  let tool: Tool
  let prefix: String

  init() throws {
    tool = try Tool()
    prefix = tool.path("home")
  }

  private init(tool: Tool, prefix: String) { (self.tool, self.prefix) = (tool, prefix) }

  private func installed(_ arguments: String..., environment: [String: String] = [:]) throws
    -> ProgramRun
  {
    try ProgramRun(
      URL(filePath: "\(prefix)/bin/snapshot-record"), arguments, in: tool.package,
      environment: ["PATH": "/usr/bin:/bin", "CFFIXED_USER_HOME": tool.package].merging(environment)
      { $1 })
  }

  /// A copy of Darkroom of some version, in the package as SwiftPM leaves one.
  private func useDarkroom(_ number: String, renderer: Int, revision: String? = nil) throws {
    try tool.write(
      [UInt8](
        "static let current = ToolVersion(number: \"\(number)\", renderer: rendererVersion)".utf8),
      to: "copy/Sources/snapshot-record/ToolVersion.swift")
    try tool.write(
      [UInt8]("package let rendererVersion = \(renderer)\n".utf8),
      to: "copy/Sources/Raster/RendererVersion.swift")
    let checkout = revision.map { #", "checkoutState": {"revision": "\#($0)"}"# } ?? ""
    try tool.write(
      [UInt8](
        """
        {"object": {"dependencies": [
          {"state": {"name": "fileSystem", "path": "/nowhere"}, "subpath": "other"},
          {"state": {"name": "x", "path": "\(tool.path("copy"))"\(checkout)}, "subpath": "copy"}]}}
        """.utf8), to: ".build/workspace-state.json")
  }

  @Test func anInstalledToolRunsWithItsPagesAndCompletions() throws {
    let output = try tool.run("install", "--prefix", prefix)

    #expect(output.status == 0, Comment(rawValue: output.errors))
    #expect(output.text.contains("installed \(prefix)/bin/snapshot-record"))
    #expect(output.text.contains("export PATH='\(prefix)/bin'"))
    #expect(try installed("pending").text == "0 snapshots pending.\n")
    #expect(try installed("report").status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(prefix)/lib/snapshot-record").sorted()
        == ["installed.json", "snapshot-record"])
    for name in [
      "share/bash-completion/completions/snapshot-record",
      "share/zsh/site-functions/_snapshot-record",
      "share/fish/vendor_completions.d/snapshot-record.fish",
    ] {
      #expect(try tool.text("home/\(name)")?.contains("snapshot-record") == true)
    }
    // Once more, over a program that may be running.
    #expect(try tool.run("install", "--prefix", prefix).status == 0)
    let itself = try installed("install")
    #expect(itself.status == 2 && itself.errors.contains("this tool is already installed"))
  }

  @Test func anInstalledToolNamesItselfAsItIsTyped() throws {
    let package = try RehearsedPackage(RehearsedPackage.card)
    _ = try package.run("install", "--prefix", package.tool.path("home"))

    let output = try ProgramRun(
      URL(filePath: package.tool.path("home/bin/snapshot-record")), [], in: package.tool.package,
      environment: [
        "PATH": "\(package.tool.path("bin")):/usr/bin:/bin",
        "CFFIXED_USER_HOME": package.tool.package,
      ])

    #expect(output.status == 1)
    #expect(output.text.contains("Look at them with: snapshot-record review\n"))
    #expect(
      try package.run().text.contains("Look at them with: swift run snapshot-record review\n"))
  }

  @Test func aPackageOfAnotherVersionStopsAnInstalledTool() throws {
    let current = ToolVersion.current
    try useDarkroom(current.number, renderer: current.renderer, revision: "aaaa")
    _ = try tool.run("install", "--prefix", prefix)

    #expect(try installed("pending").errors == "")
    try useDarkroom(current.number, renderer: current.renderer + 1)
    let renderer = try installed("pending")
    #expect(renderer.status == 2 && renderer.text == "")
    #expect(
      renderer.errors
        == "The installed snapshot-record is \(current), and this package's Darkroom is "
        + "\(current.number) (renderer \(current.renderer + 1)): `swift run snapshot-record install` in the package "
        + "installs the right one.\n")
    try useDarkroom("99.0.0", renderer: current.renderer)
    #expect(try installed("accept").status == 2)
    // What is built from the package fits it by itself.
    #expect(try tool.run("pending").status == 0)
  }

  @Test func anotherCommitOfTheSameVersionIsSaid() throws {
    let current = ToolVersion.current
    try useDarkroom(current.number, renderer: current.renderer, revision: "aaaa")
    _ = try tool.run("install", "--prefix", prefix)
    try useDarkroom(current.number, renderer: current.renderer, revision: "bbbb")

    let output = try installed("pending")

    #expect(output.status == 0)
    #expect(output.errors.contains("from another commit than this package's Darkroom, bbbb:"))
  }

  @Test func anEditedDarkroomIsSaid() throws {
    let current = ToolVersion.current
    try useDarkroom(current.number, renderer: current.renderer)
    _ = try tool.run("install", "--prefix", prefix)

    // The copy's files are newer than the program.
    #expect(try installed("pending").errors.contains("is older than \(tool.path("copy"))/Sources/"))
  }

  @Test func anSDKsToolIsLinkedAndStaysWhereItIs() throws {
    let sdk = try RehearsedSDK(RehearsedPackage.card, versions: "0.1.0")
    let prefix = sdk.tool.path("local")
    // An older one from sources makes way.
    _ = try sdk.tool.run("install", "--prefix", prefix)

    let output = try sdk.run("0.1.0", "install", "--prefix", prefix)

    #expect(output.status == 0, Comment(rawValue: output.errors))
    let (link, bundle) = ("\(prefix)/bin/snapshot-record", sdk.path(of: "0.1.0"))
    #expect(
      output.text.hasPrefix("installed \(link): \(ToolVersion.current), of the SDK in \(bundle)\n"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link)
        == "\(bundle)/bin/snapshot-record")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(prefix)/lib/snapshot-record").isEmpty)
    #expect(
      try sdk.tool.text("local/share/zsh/site-functions/_snapshot-record")?
        .contains("snapshot-record") == true)
    #expect(try sdk.run(program: link, ["-u"]).status == 0)
    #expect(try sdk.asked.allSatisfy { $0.contains("--swift-sdk darkroom-0.1.0") })
    // Once more, by the link itself; then one from sources again.
    #expect(try sdk.run(program: link, ["install", "--prefix", prefix]).status == 0)
    #expect(try sdk.tool.run("install", "--prefix", prefix).status == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link)
        == "../lib/snapshot-record/snapshot-record")
  }

  @Test func anSDKsToolStopsWherePackagesHaveOtherSources() throws {
    let sdk = try RehearsedSDK(RehearsedPackage.card, versions: "0.1.0")
    let other = InstallTests(tool: sdk.tool, prefix: prefix)
    try other.useDarkroom(ToolVersion.current.number, renderer: ToolVersion.current.renderer)

    #expect(try sdk.run("0.1.0", "pending").status == 0)
    try other.useDarkroom("99.0.0", renderer: 1)
    let output = try sdk.run("0.1.0", "pending")
    #expect(output.status == 2)
    #expect(
      output.errors
        == "This snapshot-record belongs to an SDK of Darkroom \(ToolVersion.current), and this package depends on the "
        + "sources of 99.0.0 (renderer 1): `swift run snapshot-record` in the package runs the right one.\n"
    )
  }

  @Test func aToolFromSourcesNamesTheSDKsInAPackageWithoutThem() throws {
    let sdk = try RehearsedSDK(RehearsedPackage.card, versions: "0.1.0")
    let prefix = sdk.tool.path("local")
    _ = try sdk.tool.run("install", "--prefix", prefix)
    let program = "\(prefix)/bin/snapshot-record"

    let output = try sdk.run(program: program, ["pending"])
    #expect(output.status == 0)
    #expect(
      output.errors
        == "The installed snapshot-record was built from Darkroom's sources, and this package depends on none: "
        + "`\(sdk.path(of: "0.1.0"))/bin/snapshot-record install` installs the one that builds it with the SDK.\n"
    )
    try sdk.tool.write([UInt8](#".package(path: "../darkroom")"#.utf8), to: "Package.swift")
    #expect(try sdk.run(program: program, ["pending"]).errors.isEmpty)
  }

  @Test func whatAPackageUsesIsReadFromItsSources() throws {
    #expect(DarkroomCopy.used(by: tool.package) == nil)
    let own = try #require(DarkroomCopy.used(by: URL.packageRoot.path))
    #expect(own.version == ToolVersion.current && own.revision == nil)
  }
}
