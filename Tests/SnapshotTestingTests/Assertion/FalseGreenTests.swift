import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// Red against the reference of blue, with everything that could make it pass; `Verification.md` has the table.
@MainActor
struct FalseGreenTests {
  static let reference = "Tests/__Snapshots__/T/test.a.png"
  static let blue = Pixmap(width: 30, height: 30, filledWith: 0xFFFF_0000)
  static let red = Pixmap(width: 30, height: 30, filledWith: 0xFF00_00FF)

  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    return view
  }

  /// - Parameter stamp: the pixels that the reference's stamp vouches for.
  private func package(
    _ environment: [String: String] = [:], settings: String? = nil, stamp: Pixmap = blue
  ) throws -> ScratchPackage {
    let package = ScratchPackage(settings: settings)
    package.environment = environment
    let metadata = PNGMetadata(scale: 3, stamp: PNGStamp(stamp, scale: 3))
    let bytes = try PNGEncoder.encode(Self.blue, metadata: metadata)
    try Files.write(bytes, to: "\(package.path)/\(Self.reference)")
    return package
  }

  // MARK: What is illegal

  nonisolated static let illegal = [
    ("SNAPSHOT_THRESHOLD", ["nan", "-nan", "-1", "5", "inf", "1e300", "1e999", "x", "0x2p9"]),
    ("SNAPSHOT_MAX_DIFF_PIXEL_RATIO", ["nan", "-0.1", "7", "inf", "-inf", "1e300", "50%"]),
    ("SNAPSHOT_MAX_DIFF_PIXELS", ["-1", "1.5", "1e300", "nan", "99999999999999999999"]),
    ("SNAPSHOT_VERIFY", ["none", "HASHES", "ful"]),
    ("SNAPSHOT_SAMPLE", ["-1", "x"]),
    ("SNAPSHOT_SCALE", ["1e9", "nan", "-3", "0", "17"]),
    ("SNAPSHOT_SCREEN_SIZE", ["375", "0x812", "nanxnan", "375x812x3", "1e9x9"]),
    ("SNAPSHOT_COMPATIBILITY", ["UPSTREAM", "1"]),
    ("DARKROOM_THREADS", ["-1", "1e9"]),
  ].flatMap { name, values in values.map { [name, $0] } }

  @Test(arguments: illegal, ["all", "failed", "missing", "never", "pending"])
  func anIllegalVariablePassesNothing(_ variable: [String], _ mode: String) throws {
    let package = try package([
      variable[0]: variable[1], "SNAPSHOT_RECORD_FORCE": mode, "SNAPSHOT_FORCE_PASS": "1",
    ])
    let before = package.bytes(Self.reference)

    let message = try #require(package.verify(view(), as: .image))

    #expect(message.hasPrefix("\(variable[0]) is \"\(variable[1])\"; it must be "))
    #expect(package.lines.map(\.problem) == ["illegal-value"])
    #expect(package.bytes(Self.reference) == before)
  }

  @Test(arguments: [-1, -.infinity, .nan, .infinity, 1.001, 5] as [Float])
  func anIllegalPrecisionPassesNothing(_ value: Float) throws {
    let controller = UIViewController()
    controller.view = view()
    let messages = [
      try package().verify(view(), as: .image(precision: value)),
      try package().verify(view(), as: .image(perceptualPrecision: value)),
      try package().verify(controller, as: .image(precision: value, size: view().frame.size)),
      try package().verify(view().layer, as: .image(precision: value)),
      try package().verify(UIImage(cgImage: CGImage(Self.red)), as: .image(precision: value)),
      Diffing.image(precision: value).diff(
        UIImage(cgImage: CGImage(Self.red)), UIImage(cgImage: CGImage(Self.red)))?.0,
    ]

    for message in messages {
      #expect(message?.contains("recision is \"\(Double(value))\"") == true)
      #expect(message?.hasSuffix("; it must be a number from 0 to 1.") == true)
    }
  }

  @Test(arguments: [
    #"{"threshold": 5}"#, #"{"threshold": true}"#, #"{"maxDiffPixelRatio": 7}"#,
    #"{"maxDiffPixels": -1}"#, #"{"tolerances": [{"path": "a", "maxDiffPixelRatio": 1e300}]}"#,
  ])
  func illegalSettingsPassNothing(_ settings: String) throws {
    let message = try package(settings: settings).verify(view(), as: .image)

    #expect(message?.contains(".snapshots.json: ") == true)
  }

  @Test func textsDoNotCareAboutTolerances() throws {
    let package = try package(["SNAPSHOT_THRESHOLD": "nan"])
    package.write("text", to: ScratchPackage.reference)

    #expect(package.verify("text", as: .lines) == nil)
    #expect(package.verify("other", as: .lines, named: "b") != nil)
  }

  // MARK: What is legal, and said

  nonisolated static let loose = [
    ["SNAPSHOT_THRESHOLD": "1"], ["SNAPSHOT_MAX_DIFF_PIXELS": "900"],
    ["SNAPSHOT_MAX_DIFF_PIXEL_RATIO": "1"],
    ["SNAPSHOT_FORCE_PASS": "1", "SNAPSHOT_RECORD_FORCE": "pending"],
  ]

  @Test(arguments: loose)
  func aVariableThatLetsRedPassIsNamed(_ environment: [String: String]) throws {
    let package = try package(environment)
    let words = environment.filter { $0.key != "SNAPSHOT_RECORD_FORCE" }
      .map { "\($0.key)=\($0.key == "SNAPSHOT_MAX_DIFF_PIXEL_RATIO" ? "1.0" : $0.value)" }[0]
      .replacing("THRESHOLD=1", with: "THRESHOLD=1.0")

    #expect(package.verify(view(), as: .image) == nil)
    #expect(package.lines.first?.looseness == [words])
    #expect(package.said == ["snapshots are compared loosely: \(words)"])
    #expect(RunSummary(package.lines).loosenessWords == "compared loosely: \(words) (1)")
  }

  @Test func aForcedPassOfATextIsNamed() throws {
    let package = try package(Self.loose[3])
    package.write("old", to: ScratchPackage.reference)

    #expect(package.verify("new", as: .lines) == nil)
    #expect(package.lines.first?.looseness == ["SNAPSHOT_FORCE_PASS=1"])
  }

  /// The tool would not hear of it, so it must not pass.
  @Test func aForcedPassThatCannotBeNotedFails() throws {
    let package = try package(Self.loose[3])
    package.write("", to: ".snapshot-results/events")

    #expect(package.verify(view(), as: .image)?.contains("900 of 900 pixels differ") == true)
  }

  @Test func argumentsAndSettingsAreNamed() throws {
    let argued = try package()
    #expect(argued.verify(view(), as: .image(precision: 0, perceptualPrecision: 0.5)) == nil)
    #expect(argued.lines.first?.looseness == ["precision 0.0", "perceptualPrecision 0.5"])

    let settled = try package(settings: #"{"maxDiffPixels": 900}"#)
    #expect(settled.verify(view(), as: .image) == nil)
    #expect(settled.lines.first?.looseness == ["maxDiffPixels=900"])
  }

  @Test func whatIsExactIsNotCalledLoose() throws {
    let package = try package(["SNAPSHOT_MAX_DIFF_PIXELS": "0"])

    #expect(package.verify(view(), as: .image(precision: 0)) != nil)
    #expect(package.lines.first?.looseness == nil)
    #expect(package.said == [])
  }

  // MARK: Stamps that lie

  @Test func oneOfEightRunsFindsAStampOfOtherPixels() throws {
    let found = try (0..<Verification.sampleCount).compactMap { sample in
      try package(["SNAPSHOT_SAMPLE": "\(sample)"], stamp: Self.red)
        .verify(view(), as: .image).map { (sample, $0) }
    }

    #expect(found.count == 1)
    let (sample, message) = try #require(found.first)
    #expect(message.hasPrefix("The reference cannot be used: its stamp is that of another picture"))
    #expect(message.contains("SNAPSHOT_SAMPLE=\(sample) repeats it."))
  }

  @Test func runsThatNobodyNumbersAreCounted() throws {
    let package = try package(stamp: Self.red)
    let found = (0..<Verification.sampleCount).filter { number in
      let results = ResultsDirectory(package: package.path, environment: SnapshotEnvironment([:]))
      let location = try? SnapshotLocation(
        SnapshotIdentity(
          fileID: "T/T.swift", filePath: "\(package.path)/Tests/T.swift", testName: "test()",
          name: "a", pathExtension: "png"),
        environment: SnapshotEnvironment([:]))
      let counter = SampleCounter(run: "run \(number)")
      #expect(counter.number(in: results) == number)
      let rules = location.flatMap {
        try? PictureRules(for: $0, SnapshotEnvironment([:]), count: counter)
      }
      return rules?.sample == number
    }

    #expect(found.count == 1)
  }

  @Test(arguments: [
    ["SNAPSHOT_VERIFY": "full"], ["CI": "1"], ["CI": "1", "SNAPSHOT_VERIFY": "hashes"],
  ])
  func fullVerificationBelievesNoStamp(_ environment: [String: String]) throws {
    let package = try package(environment, stamp: Self.red)

    #expect(package.verify(view(), as: .image) != nil)
    #expect(package.lines.first?.problem == "stamp")
    let isRefused = environment.count == 2
    #expect(
      package.said.contains { $0.hasPrefix("SNAPSHOT_VERIFY=hashes has no effect") }
        == isRefused)
  }

  /// The stamp stands before the pixels, so that it is whole in most of what is left of a file.
  @Test(arguments: ["hashes", "sampled", "full"])
  func aFileThatWasCutShortProvesNothing(_ verify: String) throws {
    let package = try package(["SNAPSHOT_VERIFY": verify, "SNAPSHOT_SAMPLE": "0"], stamp: Self.red)
    let whole = try #require(package.bytes(Self.reference))
    for left in Array(stride(from: 0, to: whole.count, by: 5)) + [whole.count - 1] {
      try Files.write(Array(whole.prefix(left)), to: "\(package.path)/\(Self.reference)")

      #expect(package.verify(view(), as: .image) != nil, "\(left) of \(whole.count) bytes")
    }
    #expect(Set(package.lines.map(\.problem)).isSubset(of: ["empty", "not-a-picture", "damaged"]))
  }

  // MARK: What stands in a reference's place

  @Test func aLinkToWhatWaitsProvesNothing() throws {
    let package = ScratchPackage()
    for (link, target) in [
      ("test.a.txt", "../../../.snapshot-results/pending/Tests/__Snapshots__/T/test.a.txt"),
      ("", "../../.snapshot-results/pending/Tests/__Snapshots__/T"),
    ] {
      let folder = "\(package.path)/Tests/__Snapshots__/T"
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.createDirectory(
        atPath: FilePath.directory("\(folder)/\(link)"), withIntermediateDirectories: true)
      if link.isEmpty { try? FileManager.default.removeItem(atPath: folder) }
      try FileManager.default.createSymbolicLink(
        atPath: link.isEmpty ? folder : "\(folder)/\(link)", withDestinationPath: target)
      package.write("value", to: ScratchPackage.pending)

      let message = try #require(package.verify("value", as: .lines))

      #expect(message.hasPrefix("The reference is a symbolic link to a file of the results"))
    }
  }

  @Test func aFolderThatBecomesALinkProvesNothing() throws {
    let package = ScratchPackage()
    let folder = "\(package.path)/Tests/__Snapshots__/T"
    package.write("value", to: ScratchPackage.reference)
    package.write("value", to: ScratchPackage.pending)
    #expect(package.verify("value", as: .lines) == nil)
    package.write("value", to: ScratchPackage.pending)
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createSymbolicLink(
      atPath: folder,
      withDestinationPath: FilePath.directory("\(package.path)/\(ScratchPackage.pending)"))

    let message = package.verify("value", as: .lines)

    #expect(message?.hasPrefix("The reference is a symbolic link to a file of the results") == true)
  }

  @Test func aLinkToAnotherReferenceIsFollowed() throws {
    let package = ScratchPackage()
    package.write("value", to: "Tests/__Snapshots__/T/test.b.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.path)/\(ScratchPackage.reference)", withDestinationPath: "test.b.txt")

    #expect(package.verify("value", as: .lines) == nil)
    #expect(package.verify("other", as: .lines) != nil)
  }

  @Test(arguments: ["nowhere", ".", "/dev/null"])
  func aLinkToNoFilePassesNothing(_ target: String) throws {
    let package = ScratchPackage()
    package.environment = ["SNAPSHOT_RECORD_FORCE": "never"]
    package.write("", to: "Tests/__Snapshots__/T/other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.path)/\(ScratchPackage.reference)", withDestinationPath: target)

    #expect(package.verify("", as: .lines) != nil)
  }

  @Test func whoAsksForHashesIsTold() throws {
    let package = try package(["SNAPSHOT_VERIFY": "hashes"], stamp: Self.red)

    #expect(package.verify(view(), as: .image) == nil)
    #expect(package.lines.first?.looseness == ["SNAPSHOT_VERIFY=hashes"])
  }

  // MARK: Upstream's ways

  nonisolated private static let upstream = ["SNAPSHOT_COMPATIBILITY": "upstream"]

  @Test(arguments: illegal, ["all", "never"])
  func underUpstreamsWaysAnIllegalVariablePassesNothing(_ variable: [String], _ mode: String)
    throws
  {
    let package = try package(
      Self.upstream.merging([variable[0]: variable[1], "SNAPSHOT_RECORD_FORCE": mode]) { $1 })

    #expect(
      package.verify(view(), as: .image)?.hasPrefix("\(variable[0]) is \"\(variable[1])\"") == true)
  }

  /// Upstream's would read them as pictures without pixels.
  @Test(arguments: [0, 1, 30, 200]) func underUpstreamsWaysADamagedFileProvesNothing(_ left: Int)
    throws
  {
    let package = try package(Self.upstream, stamp: Self.red)
    let whole = try #require(package.bytes(Self.reference))
    try Files.write(Array(whole.prefix(left)), to: "\(package.path)/\(Self.reference)")

    #expect(
      package.verify(view(), as: .image, record: .never)?
        .hasSuffix("Reference image could not be loaded.") == true)
  }

  @Test func underUpstreamsWaysStampsAreVerifiedAsFar() throws {
    let full = try package(
      Self.upstream.merging(["SNAPSHOT_VERIFY": "full"]) { $1 }, stamp: Self.red)
    #expect(full.verify(view(), as: .image, record: .never) != nil)

    let hashes = try package(
      Self.upstream.merging(["SNAPSHOT_VERIFY": "hashes"]) { $1 }, stamp: Self.red)
    #expect(hashes.verify(view(), as: .image, record: .never) == nil)
    #expect(
      hashes.lines.first?.looseness
        == ["SNAPSHOT_VERIFY=hashes", "SNAPSHOT_COMPATIBILITY=upstream"])
  }

  @Test(arguments: loose)
  func underUpstreamsWaysWhatIsLooseIsNamed(_ environment: [String: String]) throws {
    let package = try package(Self.upstream.merging(environment) { $1 })

    #expect(package.verify(view(), as: .image) == nil)
    #expect(package.lines.first?.looseness?.count == 2)
    #expect(package.said.count == 2)
  }

  @Test func underUpstreamsWaysALinkToWhatWaitsProvesNothing() throws {
    let package = try package(Self.upstream)
    try Files.write([1], to: "\(package.path)/\(PictureTests.pending)")
    try FileManager.default.removeItem(atPath: "\(package.path)/\(Self.reference)")
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.path)/\(Self.reference)",
      withDestinationPath: "../../../\(PictureTests.pending)")

    #expect(
      package.verify(view(), as: .image)?.hasPrefix("The reference is a symbolic link") == true)
  }
}
