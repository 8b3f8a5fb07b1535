import DarkroomSnapshotStore
import Foundation
import Testing

@testable import DarkroomSnapshotRecord

/// How a tool of an SDK drives SwiftPM, and in which packages.
struct PackageSDKTests {
  typealias Rehearsal = RehearsedPackage

  @Test func everyCallOfSwiftPMNamesTheSDK() throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0")

    let output = try sdk.run("0.1.0", "-u")

    #expect(output.status == 0, Comment(rawValue: output.text + output.errors))
    let asked = try sdk.asked
    #expect(asked.map { String($0.prefix { $0 != " " }) } == ["build", "test", "test"])
    #expect(asked.allSatisfy { $0.contains(" --swift-sdk darkroom-0.1.0 --build-system native ") })
    #expect(!asked.contains { $0.contains("--swift-sdks-path") })
  }

  @Test func aBuiltProductRunsWithoutSwiftPMAsEver() throws {
    let sdk = try RehearsedSDK("", versions: "0.1.0")
    try sdk.package.play(Rehearsal.card, buildsProduct: true)

    #expect(try sdk.run("0.1.0", "-u", "--", "-c", "debug").status == 0)
    #expect(try sdk.asked.count == 1)
  }

  @Test func anSDKInAnotherFolderIsNamedWithIt() throws {
    let sdk = try RehearsedSDK(Rehearsal.card)
    let bundle = try sdk.add("0.1.0", to: sdk.tool.path("elsewhere"))

    let output = try sdk.run(program: "\(bundle)/bin/snapshot-record", ["-u"])

    #expect(output.status == 0)
    let words = "--swift-sdk darkroom-0.1.0 --swift-sdks-path \(sdk.tool.path("elsewhere"))"
    #expect(try sdk.asked.allSatisfy { $0.contains(words) })
  }

  @Test func aFolderOfXDGIsSwiftPMsOwn() throws {
    let sdk = try RehearsedSDK(Rehearsal.card)
    let bundle = try sdk.add("0.1.0", to: sdk.tool.path("settings/swiftpm/swift-sdks"))

    let output = try sdk.run(
      program: "\(bundle)/bin/snapshot-record", ["-u"],
      environment: ["XDG_CONFIG_HOME": sdk.tool.path("settings")])

    #expect(output.status == 0)
    #expect(try sdk.asked.allSatisfy { !$0.contains("--swift-sdks-path") })
  }

  @Test func aLinkInSwiftPMsFolderIsAnInstalledSDK() throws {
    let sdk = try RehearsedSDK(Rehearsal.card)
    let bundle = try sdk.add("0.1.0", to: sdk.tool.path("elsewhere"))
    try FileManager.default.createDirectory(
      atPath: sdk.folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(sdk.folder)/d.artifactbundle", withDestinationPath: FilePath.directory(bundle))

    #expect(try sdk.run(program: "\(bundle)/bin/snapshot-record", ["-u"]).status == 0)
    #expect(try sdk.asked.allSatisfy { !$0.contains("--swift-sdks-path") })
  }

  @Test func aPersonsOwnArgumentsCount() throws {
    let sdk = try RehearsedSDK("", versions: "0.1.0")
    try sdk.package.play(Rehearsal.card, buildsProduct: true)
    _ = try sdk.run("0.1.0", "-u")

    let output = try sdk.run(
      "0.1.0", "--", "--swift-sdk", "mine", "--build-system=swiftbuild", "-c", "release",
      "--scratch-path", "out")

    #expect(output.status == 0, Comment(rawValue: output.text + output.errors))
    let asked = try sdk.asked.dropFirst()
    // The product of the earlier build is not theirs.
    #expect(asked.map { String($0.prefix { $0 != " " }) } == ["build", "test", "test"])
    for line in asked {
      #expect(line.contains("--swift-sdk mine --build-system=swiftbuild -c release"))
      #expect(line.contains("--scratch-path out"))
      #expect(line.matches(of: #/--swift-sdk /#).count == 1 && !line.contains("darkroom-0.1.0"))
      #expect(line.matches(of: #/--build-system/#).count == 1)
    }
  }

  @Test func aToolsetIsAChoiceOfItsOwn() throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0")

    #expect(try sdk.run("0.1.0", "-u", "--", "--toolset", "t.json").status == 0)
    #expect(try sdk.asked.allSatisfy { !$0.contains("--swift-sdk") })
    #expect(try sdk.asked.allSatisfy { $0.contains("--build-system native") })
  }

  @Test func aPackageWithDarkroomsSourcesIsBuiltAsEver() throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0")
    try sdk.tool.write(
      [UInt8](#"Package(name: "A", dependencies: [.package(path: "../darkroom")])"#.utf8),
      to: "Package.swift")

    #expect(try sdk.run("0.1.0", "-u").status == 0)
    #expect(try sdk.asked.allSatisfy { !$0.contains("--swift-sdk") && !$0.contains("native") })
    #expect(try sdk.compilerCalls == 0)
  }

  @Test(arguments: [
    (#".package(url: "https://example.org/darkroom.git", from: "0.1.0")"#, true),
    (#".package(name: "x", path: "../Darkroom/")"#, true),
    (#".product(name: "Darkroom", package: "other", condition: .when(platforms: [.linux]))"#, true),
    (#"// .package(path: "../darkroom")"#, false),
    (#"/* .product(name: "Darkroom", package: "x") */"#, false),
    (#".package(url: "https://example.org/darkroom-client.git", from: "1.0.0")"#, false),
    (#".product(name: "DarkroomKit", package: "x")"#, false),
    (#".target(name: "Darkroom")"#, false),
    (#".package(url: "https://example.org/swift-snapshot-testing", from: "1.17.0")"#, false),
    ("", false),
  ])
  func theManifestTellsWhetherSourcesAreUsed(_ words: String, _ isUsed: Bool) throws {
    let tool = try Tool()
    for name in ["Package.swift", "Package@swift-6.1.swift"] {
      try tool.write([], to: "Package.swift")
      try tool.write([UInt8]("let package = Package(\n  \(words)\n)\n".utf8), to: name)

      #expect(DarkroomCopy.isUsed(by: tool.package) == isUsed)
    }
  }

  @Test func aResolvedPackageUsesSourcesUntilItsManifestChanges() throws {
    let tool = try Tool()
    let current = ToolVersion.current
    try tool.write(
      [UInt8]("ToolVersion(number: \"\(current.number)\", renderer: rendererVersion)".utf8),
      to: "copy/Sources/snapshot-record/ToolVersion.swift")
    try tool.write(
      [UInt8]("package let rendererVersion = \(current.renderer)\n".utf8),
      to: "copy/Sources/Raster/RendererVersion.swift")
    let state = #"{"object": {"dependencies": [{"state": {"path": "\#(tool.path("copy"))"}}]}}"#
    try tool.write([UInt8](state.utf8), to: ".build/workspace-state.json")

    #expect(DarkroomCopy.isUsed(by: tool.package))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: tool.path("Package.swift"))
    #expect(!DarkroomCopy.isUsed(by: tool.package))
  }

  @Test func theToolIsNamedAsItIsTyped() throws {
    let sdk = try RehearsedSDK("\(Rehearsal.card), \(Rehearsal.list)", versions: "0.1.0")

    let run = try sdk.run("0.1.0")
    #expect(run.status == 1)
    #expect(run.text.contains("Look at them with: snapshot-record review\n"))
    #expect(run.text.contains("Accept them with: snapshot-record accept [PATTERN…]\n"))
    _ = try sdk.run("0.1.0", "report")
    let report = Files.below(sdk.tool.path(".snapshot-results/report")).compactMap { path in
      (try? Files.read(path)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(report.contains { $0.contains("snapshot-record accept") })
    let texts = try [
      run.text, sdk.run("0.1.0", "--help").text, sdk.run("0.1.0", "init", "--hooks").text,
    ]
    for text in texts + report { #expect(!text.contains("swift run")) }
  }

  @Test func aDamagedSDKIsSaid() throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0")
    try sdk.tool.write([UInt8]("{".utf8), to: "\(sdk.path(of: "0.1.0"))/darkroom.json")

    let output = try sdk.run("0.1.0")

    #expect(output.status == 5 && output.text.isEmpty)
    #expect(
      output.errors.contains("darkroom.json is missing or damaged: install Darkroom's SDK again."))
    #expect(try sdk.asked.isEmpty)
  }
}
