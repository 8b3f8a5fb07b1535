import Foundation
import Testing

/// A package of iOS that was built without the SDK.
struct BuildObstacleTests {
  private func failed(_ module: String, versions: [String], manifest: String = "") throws -> String
  {
    let sdk = try RehearsedSDK("")
    for version in versions { try sdk.add(version) }
    try sdk.tool.write([UInt8](manifest.utf8), to: "Package.swift")
    try sdk.tool.write(
      [UInt8](
        #"{"tests": [], "buildPrints": "a.swift:1:8: error: no such module '\#(module)'"}"#.utf8),
      to: "rehearsal.json")
    // The tool of this build comes from sources.
    let output = try sdk.run(program: Tool.product("snapshot-record").path, [])
    #expect(output.status == 1)
    return output.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test(arguments: ["UIKit", "SwiftUI"])
  func theInstalledSDKIsNamedFirst(_ module: String) throws {
    let words =
      "the package imports \(module), and was built without the SDK: `no such module '\(module)'`; "
      + "build it with --swift-sdk darkroom"

    #expect(try failed(module, versions: ["0.1.0"]) == words)
    #expect(try failed(module, versions: ["0.2.0", "0.10.0"]) == "\(words)-0.10.0")
  }

  @Test func otherFailuresAreTheCompilersOwnWords() throws {
    let (uikit, other) = (
      "a.swift:1:8: error: no such module 'UIKit'", "a.swift:1:8: error: no such module 'MapKit'"
    )

    #expect(try failed("UIKit", versions: []) == "the build failed: \(uikit)")
    #expect(try failed("MapKit", versions: ["0.1.0"]) == "the build failed: \(other)")
    #expect(
      try failed("UIKit", versions: ["0.1.0"], manifest: #".package(path: "../darkroom")"#)
        == "the build failed: \(uikit)")
  }

  @Test func aModuleThatTheSDKLacksIsTheCompilersOwnWords() throws {
    let sdk = try RehearsedSDK("", versions: "0.1.0")
    let error = "a.swift:1:8: error: no such module 'SwiftUI'"
    try sdk.tool.write(
      [UInt8](#"{"tests": [], "buildPrints": "\#(error)"}"#.utf8), to: "rehearsal.json")

    let plain = try sdk.run("0.1.0")
    #expect(plain.status == 1 && plain.text.hasPrefix("the build failed: \(error)\n"))
    // Past the front no module of Apple's is found.
    let past = try sdk.run("0.1.0", environment: ["SWIFT_EXEC": "/opt/swiftc"])
    #expect(past.status == 5)
    #expect(
      past.text.hasPrefix(
        "the package imports SwiftUI, and was built without the SDK's compiler front: `no such module 'SwiftUI'`; "
          + "unset SWIFT_EXEC, which names /opt/swiftc\n"), Comment(rawValue: past.text))
    let other = try sdk.run("0.1.0", "--", "--swift-sdk", "mine")
    #expect(
      other.text.contains("built without the SDK: ")
        && other.text.contains("--swift-sdk darkroom\n"))
  }
}
