import DarkroomFontFiles
import DarkroomSnapshotStore
import Foundation
import Testing

/// What `doctor` says about the SDK, the compiler and the modules of the last build.
struct SDKChecksTests {
  typealias Rehearsal = RehearsedPackage

  private let sdk: RehearsedSDK
  private var path: String { sdk.path(of: "0.1.0") }

  init() throws { sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0") }

  private func codes(of json: String) throws -> [String: [[String: Any]]] {
    let findings = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    return Dictionary(grouping: findings ?? []) { $0["code"] as? String ?? "" }
  }

  @Test func theSDKThePinAndTheCompilerAreNamed() throws {
    try sdk.tool.write([UInt8](#"{"darkroom": "0.1.0"}"#.utf8), to: ".snapshots.json")

    let output = try sdk.run("0.1.0", "doctor")

    #expect(output.status == 0, Comment(rawValue: output.text + output.errors))
    #expect(
      output.text.contains(
        """
        SDK: Darkroom 0.1.0 in \(path), for \(RehearsedSDK.compiler), as the compiler here.
        Pin: .snapshots.json asks for Darkroom 0.1.0, which this is.
        libpng
        """), Comment(rawValue: output.text))
    // The SDK's own script: there is no checkout.
    #expect(output.errors == "install-fonts --check\n")
    #expect(try sdk.run("0.1.0", "doctor", "--install").errors == "install-fonts \n")
    let found = try codes(of: sdk.run("0.1.0", "doctor", "--as-json").text)
    #expect(
      found["sdk"]?.first?["details"] as? [String: String]
        == ["version": "0.1.0", "path": path, "compiler": RehearsedSDK.compiler])
    #expect(found["pin"]?.first?["details"] as? [String: String] == ["version": "0.1.0"])
    #expect(found["sdk"]?.first?["severity"] as? String == "fact")
  }

  @Test func fontsOfTheSDKNeedNoScript() throws {
    let cache = FontSearchPath.process.cacheDirectory
    for name in try FileManager.default.contentsOfDirectory(atPath: cache) {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/fonts/\(name)", withDestinationPath: "\(cache)/\(name)")
    }

    let output = try sdk.run("0.1.0", "doctor", "--install")

    #expect(output.status == 0 && output.errors.isEmpty, Comment(rawValue: output.errors))
    // Another file under that name isn't a font of the SDK.
    try FileManager.default.removeItem(atPath: "\(path)/fonts/Arimo[wght].ttf")
    try sdk.tool.write([1], to: "\(path)/fonts/Arimo[wght].ttf")
    #expect(try sdk.run("0.1.0", "doctor").errors == "install-fonts --check\n")
  }

  @Test func anotherCompilerAndMissingPartsAreErrors() throws {
    try sdk.setCompiler("Swift version 6.4 (swift-6.4-RELEASE)")
    try FileManager.default.removeItem(atPath: "\(path)/lib/libDarkroom.so")
    try FileManager.default.removeItem(atPath: "\(path)/modules/a")

    let output = try sdk.run("0.1.0", "doctor", environment: ["SWIFT_EXEC": "/opt/swiftc"])

    #expect(output.status == 5)
    #expect(
      output.text.contains(
        "ERROR: This Darkroom SDK was built for \(RehearsedSDK.compiler), and the compiler is "
          + "Swift version 6.4 (swift-6.4-RELEASE): build"))
    #expect(
      output.text.contains(
        "ERROR: the SDK in \(path) lacks modules, lib/libDarkroom.so\n       install it again\n"))
    #expect(
      output.text.contains(
        "ERROR: SWIFT_EXEC is set, so that SwiftPM calls /opt/swiftc and not the SDK's compiler front\n"
      ))
    let fact = "\nSDK: Darkroom 0.1.0 in \(path), for \(RehearsedSDK.compiler).\n"
    #expect(output.text.contains(fact))
  }

  @Test func eachModuleOfTheLastBuildHasItsReason() throws {
    try sdk.leaveBuild([
      "Feature": ("ios", "it imports UIKit"),
      "Collections": ("untouched", "nothing in it is made for iOS"),
      "SnapshotTesting": ("upstream", "Darkroom has its own"),
      "SwiftParser": ("unneeded", "only upstream's InlineSnapshotTesting imports it"),
      "SwiftSyntax": ("unneeded", "only upstream's InlineSnapshotTesting imports it"),
    ])

    let output = try sdk.run("0.1.0", "doctor")

    #expect(output.status == 0)
    #expect(
      output.text.contains(
        """
        Collections: as it is, because nothing in it is made for iOS
        Feature: translated, because it imports UIKit
        SnapshotTesting: replaced, because Darkroom has its own
        SwiftParser, SwiftSyntax: left out, each because only upstream's InlineSnapshotTesting imports it

        """), Comment(rawValue: output.text))
    #expect(
      try sdk.run("0.1.0", "doctor", "--verbose").text.contains(
        "\nSwiftSyntax: left out, because only upstream's InlineSnapshotTesting imports it\n"))
    let modules = try codes(of: sdk.run("0.1.0", "doctor", "--as-json").text)["module"] ?? []
    #expect(modules.count == 5)
    #expect(
      modules.compactMap { $0["details"] as? [String: String] }.contains(
        ["module": "Feature", "treatment": "ios", "reason": "it imports UIKit"]))
  }

  @Test func aModuleThatTheFrontNeverSawIsSaid() throws {
    try sdk.tool.write([UInt8]("import UIKit\n".utf8), to: "Sources/Feature/A.swift")
    try sdk.tool.write([UInt8]("import SwiftUI\n".utf8), to: "Sources/Seen/A.swift")
    try sdk.tool.write([UInt8]("// import UIKit\n".utf8), to: "Sources/Model/A.swift")
    try sdk.tool.write([UInt8]("import UIKit\n".utf8), to: "Sources/Other/A.swift")
    try sdk.leaveBuild(["Seen": ("ios", "it imports SwiftUI")], compiled: ["Feature", "Model"])

    let output = try sdk.run("0.1.0", "doctor")

    #expect(output.status == 0)
    #expect(
      output.text.contains(
        "NOTE: Feature imports Apple's views and was compiled without the SDK's front, by a build without --swift-sdk or "
          + "by one that names another compiler\n       `snapshot-record` builds it with the SDK\n"),
      Comment(rawValue: output.text))
    #expect(output.text.matches(of: #/without the SDK's front/#).count == 1)
  }

  @Test func aPackageWithDarkroomsSourcesIsToldSo() throws {
    try sdk.tool.write([UInt8](#".package(path: "../darkroom")"#.utf8), to: "Package.swift")
    try sdk.leaveBuild(["Feature": ("ios", "it imports UIKit")])

    let output = try sdk.run("0.1.0", "doctor")

    #expect(
      output.text.contains(
        "SDK: Darkroom 0.1.0 is not used here, because this package depends on Darkroom's sources.\n"
      ))
    #expect(!output.text.contains("Feature"))
  }

  @Test func aToolFromSourcesSaysNothingOfSDKs() throws {
    let output = try sdk.run(program: Tool.product("snapshot-record").path, ["doctor"])

    #expect(!output.text.contains("SDK:") && !output.text.contains("Pin:"))
  }
}
