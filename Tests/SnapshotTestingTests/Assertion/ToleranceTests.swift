import DarkroomRaster
import DarkroomSnapshotStore
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// What settings, variables and the test itself allow, and who wins.
@MainActor
struct ToleranceTests {
  /// Ten points by ten at scale 3, so 900 pixels; `count` points of the first row are blue: nine pixels each.
  func picture(_ count: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .white
    let part = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(count), height: 1))
    part.backgroundColor = .blue
    view.addSubview(part)
    return view
  }

  func package(_ settings: String? = nil) throws -> ScratchPackage {
    let other = ScratchPackage()
    _ = other.verify(picture(0), as: .image, record: .all)
    let package = ScratchPackage(settings: settings)
    let name = "Tests/__Snapshots__/T/test.a.png"
    try Files.write(#require(other.bytes(name)), to: "\(package.path)/\(name)")
    return package
  }

  /// Each check has a package of its own: in one process a reference is not matched and replaced.
  func check(
    _ count: Int, _ settings: String? = nil, _ environment: [String: String] = [:],
    as strategy: Snapshotting<UIView, UIImage> = .image
  ) throws -> (message: String?, line: ResultLine?) {
    let package = try package(settings)
    package.environment = environment
    return (package.verify(picture(count), as: strategy), package.lines.last)
  }

  @Test func theSettingsAllowSomePixels() throws {
    let few = try check(1, #"{"maxDiffPixels": 9}"#)
    #expect(few.message == nil)
    #expect(few.line?.state == .tolerated)
    #expect(few.line?.numbers?.tolerance == "at most 9 pixels")

    let many = try check(2, #"{"maxDiffPixels": 9}"#)
    #expect(many.message?.contains("18 of 900 pixels differ") == true)
    #expect(many.line?.state == .changed)
  }

  @Test func aTestThatAsksForLessThanEqualityBeatsTheSettings() throws {
    let settings = #"{"maxDiffPixelRatio": 1}"#

    #expect(try check(2, settings).message == nil)
    #expect(try check(2, settings, as: .image(precision: 0.99)).message != nil)
  }

  @Test func theVariableBeatsTheTestAndTheSettings() throws {
    let (settings, nine) = (#"{"maxDiffPixelRatio": 1}"#, ["SNAPSHOT_MAX_DIFF_PIXELS": "9"])

    #expect(try check(2, settings, nine).message != nil)
    #expect(try check(2, settings, nine, as: .image(precision: 0.5)).message != nil)
    #expect(try check(1, settings, nine).message == nil)
  }

  @Test func aThresholdForgivesColours() throws {
    let package = try package(#"{"tolerances": [{"path": "test.a.png", "threshold": 1}]}"#)

    #expect(package.verify(picture(3), as: .image) == nil)
  }

  @Test func rewritingKeepsWhatMatches() throws {
    let package = try package()
    package.environment["SNAPSHOT_RECORD_FORCE"] = "pending"
    package.environment["SNAPSHOT_RESTAMP"] = "all"

    #expect(package.verify(picture(0), as: .image) == nil)
    #expect(package.lines.last?.state == .matched)
    #expect(package.lines.last?.pending.map { Files.exists($0.path) } == true)
  }

  @Test func theLevelOfThePackageDecidesTheFilesSize() throws {
    let bytes = try ["1", "9"].map { level in
      let package = ScratchPackage(settings: #"{"png": {"level": \#(level), "indexed": false}}"#)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      for index in 0..<30 {
        let part = UIView(frame: CGRect(x: index * 2, y: index, width: 9, height: 2 * index))
        part.backgroundColor = UIColor(
          red: CGFloat(index * 7 % 30) / 30, green: 0.5, blue: CGFloat(index) / 30, alpha: 0.7)
        view.addSubview(part)
      }
      _ = package.verify(view, as: .image, record: .all)
      return try #require(package.bytes("Tests/__Snapshots__/T/test.a.png"))
    }

    #expect(bytes[0].count > bytes[1].count)
    // IHDR's color type: 6 is RGBA, where the smallest form would be a palette or RGB.
    #expect(bytes.allSatisfy { $0[25] != 3 })
  }

  @Test func theVariableNamesATool() {
    let tool = SnapshotEnvironment(["SNAPSHOT_DIFF_TOOL": "compare --wait"]).chosenDiffTool

    #expect(
      tool?(currentFilePath: "/a b.png", failedFilePath: "/c.png")
        == #"compare --wait "/a b.png" "/c.png""#)
    #expect(SnapshotEnvironment([:]).chosenDiffTool == nil)
  }
}
