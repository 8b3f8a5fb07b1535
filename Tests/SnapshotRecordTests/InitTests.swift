import DarkroomSnapshotStore
import Foundation
import Testing

/// `init` in packages that Swift itself loads.
struct InitTests {
  let tool: Tool

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
        name: "App",
        dependencies: [.package(path: "../darkroom")],
        targets: [
            .target(name: "App"),
            .target(name: "Model"),
            .testTarget(name: "AppTests", dependencies: ["App"]),
        ]
    )

    """

  init() throws {
    tool = try Tool()
    try tool.write([UInt8](Self.manifest.utf8), to: "Package.swift")
    try tool.write(
      [UInt8]("@preconcurrency import class UIKit.UIView\n".utf8), to: "Sources/App/App.swift")
    try tool.write(
      [UInt8]("// import UIKit\nimport Foundation\n".utf8), to: "Sources/Model/Model.swift")
    try tool.write([UInt8]("import XCTest\n".utf8), to: "Tests/AppTests/AppTests.swift")
  }

  /// Swift looks for its caches there.
  private var home: [String: String] {
    ProcessInfo.processInfo.environment.filter { ["HOME", "XDG_CACHE_HOME"].contains($0.key) }
  }

  @Test func aPackageIsSetUpOnce() throws {
    let output = try tool.run(["init", "--write"], environment: home)

    #expect(output.status == 0 && output.errors.isEmpty)
    #expect(output.text.contains("+ let darkroom: [SwiftSetting] = ["))
    #expect(output.text.contains("wrote .snapshots.json: references are in __Snapshots__"))
    let manifest = try #require(try tool.text("Package.swift"))
    #expect(manifest.contains("        .target(name: \"Model\"),\n"))
    #expect(manifest.matches(of: #/swiftSettings: darkroom/#).count == 2)
    #expect(try tool.text(".snapshots.json") == "{\n  \"root\" : \"__Snapshots__\"\n}\n")

    let again = try tool.run(["init", "--write"], environment: home)
    #expect(again.status == 0 && again.text == "Package.swift is already set up.\n")
    #expect(try tool.text("Package.swift") == manifest)
  }

  @Test func referencesBesideTheTestsStayThere() throws {
    try tool.write([], to: "Tests/AppTests/__Snapshots__/T/testA.1.png")

    #expect(try tool.run(["init", "--write"], environment: home).status == 0)

    #expect(try tool.text("Package.swift")?.contains("exclude: [\"__Snapshots__\"]") == true)
    #expect(try tool.text(".snapshots.json") == nil)
  }

  @Test func anEditThatSwiftTakesOtherwiseIsNotMade() throws {
    let overruled = Self.manifest + "for target in package.targets { target.swiftSettings = [] }\n"
    try tool.write([UInt8](overruled.utf8), to: "Package.swift")

    let output = try tool.run(["init", "--write"], environment: home)

    #expect(output.status == 1)
    #expect(output.errors.contains("App does not get the settings"))
    #expect(output.errors.contains("let darkroom: [SwiftSetting]"))
    #expect(try tool.text("Package.swift") == overruled)
    #expect(try tool.text(".snapshots.json") == nil)
  }

  @Test func aManifestForAnotherVersionIsNotOverlooked() throws {
    try tool.write([UInt8](Self.manifest.utf8), to: "Package@swift-6.1.swift")

    let output = try tool.run(["init", "--write"], environment: home)

    #expect(output.status == 1 && output.errors.contains("Package@swift-6.1.swift"))
    #expect(output.errors.contains("let darkroom: [SwiftSetting]"))
    #expect(try tool.text("Package.swift") == Self.manifest)
  }

  @Test func anSDKNeedsNothingInTheManifest() throws {
    let sdk = try RehearsedSDK(RehearsedPackage.card, versions: "0.1.0")
    let manifest = Self.manifest.replacing(".package(path: \"../darkroom\")", with: "")
    try sdk.tool.write([UInt8](manifest.utf8), to: "Package.swift")
    try sdk.tool.write([UInt8]("import UIKit\n".utf8), to: "Sources/App/App.swift")
    let words =
      "Package.swift needs no change: the SDK of Darkroom 0.1.0 has UIKit and SnapshotTesting. "
      + "Run the tests with: snapshot-record\n"

    #expect(try sdk.run("0.1.0", "init").text == words)
    let output = try sdk.run("0.1.0", "init", "--write")
    #expect(output.status == 0, Comment(rawValue: output.errors))
    #expect(output.text == "\(words)wrote .snapshots.json: references are in __Snapshots__\n")
    #expect(try sdk.tool.text("Package.swift") == manifest)
    #expect(try sdk.run("0.1.0", "init", "--write").text == words)
    // A manifest that names Darkroom's package takes the sources.
    try sdk.tool.write([UInt8](Self.manifest.utf8), to: "Package.swift")
    #expect(try sdk.run("0.1.0", "init").text.contains("let darkroom: [SwiftSetting]"))
  }

  @Test(arguments: [["--from", "1.0.0"], ["--package", "https://example.org/darkroom"]])
  func aPackageNeedsAPlaceAndAVersion(_ arguments: [String]) throws {
    #expect(try tool.run(["init", "--write"] + arguments, environment: [:]).status == 2)
  }

  @Test func hooksAreScriptsThatStopABadCommit() throws {
    let package = try RehearsedPackage.accepted(RehearsedPackage.card)
    func git(_ arguments: String...) throws -> ProgramRun {
      let identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
      return try ProgramRun(
        URL(filePath: "/usr/bin/git"), identity + arguments, in: package.tool.package,
        environment: [
          "PATH": "\(package.tool.path("bin")):/usr/bin:/bin",
          "HOME": ProcessInfo.processInfo.environment["HOME"] ?? "/",
        ])
    }
    let scripts = try package.run("init", "--hooks").text.components(separatedBy: "#!/bin/sh\n")
    #expect(scripts.count == 3)
    for (script, name) in zip(scripts.dropFirst(), ["pre-commit", "pre-push"]) {
      #expect(script.hasPrefix("# .git/hooks/\(name)"))
      try package.tool.write([UInt8]("#!/bin/sh\n\(script)".utf8), to: "\(name).sh")
      let shell = URL(filePath: "/bin/sh")
      #expect(try ProgramRun(shell, ["-n", "\(name).sh"], in: package.tool.package).status == 0)
    }
    try FileManager.default.createSymbolicLink(
      atPath: package.tool.path("bin/snapshot-record"),
      withDestinationPath: Tool.product("snapshot-record").path)
    #expect(try git("init", "-q").status == 0)
    try FileManager.default.moveItem(
      atPath: package.tool.path("pre-commit.sh"),
      toPath: package.tool.path(".git/hooks/pre-commit"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: package.tool.path(".git/hooks/pre-commit"))

    #expect(try git("add", "Tests").status == 0)
    let good = try git("commit", "-qm", "good")
    #expect(good.status == 0, Comment(rawValue: good.text + good.errors))
    try package.play(RehearsedPackage.blueCard)
    _ = try package.run()
    try package.tool.write(
      [], to: "Tests/AppTests/__Snapshots__/CardTests/testOther.1.png")
    #expect(try git("add", "Tests").status == 0)
    let bad = try git("commit", "-qm", "bad")
    #expect(bad.status == 1 && bad.errors.contains("pre-commit: a reference cannot be used"))
    try FileManager.default.removeItem(
      atPath: package.tool.path("Tests/AppTests/__Snapshots__/CardTests/testOther.1.png"))
    try package.tool.write([97], to: "Tests/AppTests/__Snapshots__/CardTests/testText.1.txt")
    #expect(try git("add", "Tests").status == 0)
    let waiting = try git("commit", "-qm", "waiting")
    #expect(
      waiting.status == 1
        && waiting.errors.contains("accept or reject these pending snapshots: Tests/"))
  }
}
