import DarkroomSnapshotStore
import Foundation
import Testing

/// `init --xcode`, run on a folder.
struct XcodeCommandTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try FileManager.default.removeItem(atPath: tool.path("Package.swift"))
    try write(
      """
      // !$*UTF8*$!
      {objects = {
      ROOT = {isa = PBXProject; buildConfigurationList = LROOT; mainGroup = MAIN; targets = (APP, ); };
      \(ProjectFolder.configuration("ROOT", ""))
      MAIN = {isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
      \(ProjectFolder.phase("PS", "Sources", ["A"]))
      \(ProjectFolder.target("APP", "App", "application", "buildPhases = (PS, );"))
      \(ProjectFolder.configuration("APP", "SWIFT_VERSION = 5.0; PRODUCT_BUNDLE_IDENTIFIER = a.b;"))
      }; rootObject = ROOT; }
      """, to: "App.xcodeproj/project.pbxproj")
    try write("import UIKit\nimport SpriteKit\n", to: "App/A.swift")
  }

  private func write(_ text: String, to path: String) throws {
    try tool.write(Array(text.utf8), to: path)
  }

  @Test func aPackageIsWrittenOnceAndChangedWhereTheProjectChanged() throws {
    let first = try tool.run("init", "--xcode", tool.path("App.xcodeproj"))
    #expect(first.status == 0 && first.errors.isEmpty)
    #expect(first.text.contains("/App/A.swift:2:8: error: there is no module 'SpriteKit' on Linux"))
    #expect(first.text.contains("1 place in 1 of 1 file.\n"))
    #expect(first.text.contains("wrote Linux/MainBundle/MainBundle.plist\n"))
    #expect(first.text.contains("wrote Package.swift\n"))
    #expect(first.text.contains("wrote .snapshots.json: references are in __Snapshots__\n"))
    let manifest = try #require(try tool.text("Package.swift"))
    #expect(manifest.hasPrefix("// swift-tools-version: 6.2\n// Written by `snapshot-record init"))

    let second = try tool.run("init", "--xcode", tool.path("App.xcodeproj"))
    #expect(second.status == 0 && !second.text.contains("wrote "))
    #expect(try tool.text("Package.swift") == manifest)

    try write("", to: "App/Unused.swift")
    let third = try tool.run("init", "--xcode", tool.path("App.xcodeproj"))
    #expect(third.text.contains("+       exclude: [\"Unused.swift\"],\n"))
    #expect(!third.text.contains("MainBundle.plist"))
  }

  @Test func packagesHaveTheVersionsThatXcodeResolved() throws {
    let pins = "{\"pins\": [], \"version\": 2}\n"
    try write(
      pins, to: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    let first = try tool.run("init", "--xcode", tool.path("App.xcodeproj"))
    #expect(first.text.contains("wrote Package.resolved: "))
    #expect(try tool.text("Package.resolved") == pins)

    try write("{}", to: "Package.resolved")
    let second = try tool.run("init", "--xcode", tool.path("App.xcodeproj"))
    #expect(!second.text.contains("Package.resolved"))
    #expect(try tool.text("Package.resolved") == "{}")
  }

  @Test func aListOfTestsForLinuxIsPassedOver() throws {
    let project = try #require(try tool.text("App.xcodeproj/project.pbxproj"))
    try write(
      project.replacing("targets = (APP, )", with: "targets = (APP, T, )").replacing(
        "}; rootObject",
        with: """
          MAIN = {isa = PBXGroup; children = (A, B, ); sourceTree = "<group>"; };
          B = {isa = PBXFileReference; path = Tests/B.swift; sourceTree = "<group>"; };
          \(ProjectFolder.phase("PT", "Sources", ["B"]))
          \(ProjectFolder.target("T", "T", "bundle.unit-test", "buildPhases = (PT, );"))
          \(ProjectFolder.configuration("T", "")) }; rootObject
          """), to: "App.xcodeproj/project.pbxproj")
    try write("", to: "Tests/B.swift")
    let found = try tool.run("init", "--xcode", tool.path("App.xcodeproj"))
    #expect(found.text.contains("swift build --build-tests --swift-sdk darkroom\n"))

    try write("", to: "LinuxMain.swift")
    let listed = try tool.run("init", "--xcode", tool.path("App.xcodeproj"))
    #expect(
      listed.text.contains(
        "swift build --build-tests --enable-test-discovery --swift-sdk darkroom\n"))
  }

  @Test func aPackageOfAWorkspaceElsewhereSaysWhereItIs() throws {
    try write(
      "<Workspace><FileRef location = \"group:../App.xcodeproj\"></FileRef></Workspace>",
      to: "Work/App.xcworkspace/contents.xcworkspacedata")

    let output = try tool.run("init", "--xcode", tool.path("Work/App.xcworkspace")).text

    #expect(output.contains("\nThe package is in \(tool.package)\n"))
    #expect(try tool.text("Package.swift")?.contains("--xcode Work/App.xcworkspace`") == true)
  }

  @Test func aManifestOfAPersonStaysAsItIs() throws {
    try write("// mine\n", to: "Package.swift")
    let foreign = try tool.run("init", "--xcode", tool.path("App.xcodeproj"))
    #expect(foreign.status != 0 && foreign.errors.contains("was not written by this command"))
    #expect(try tool.text("Package.swift") == "// mine\n")

    try FileManager.default.removeItem(atPath: tool.path("Package.swift"))
    #expect(try tool.run("init", "--xcode", tool.path("App.xcodeproj")).status == 0)
    let edited = try #require(try tool.text("Package.swift")) + "// mine\n"
    try write(edited, to: "Package.swift")
    let refused = try tool.run("init", "--xcode", tool.path("App.xcodeproj"))
    #expect(refused.status != 0 && refused.errors.contains("was edited by hand"))
    #expect(try tool.text("Package.swift") == edited)
  }
}
