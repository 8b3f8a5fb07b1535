import Foundation
import Testing

/// The compiler that an SDK's modules were made by, and the one on PATH.
struct CompilerFitTests {
  typealias Rehearsal = RehearsedPackage

  private func words(_ here: String) -> String {
    "This Darkroom SDK was built for \(RehearsedSDK.compiler), and the compiler is \(here): build the SDK for it with "
      + "`Scripts/sdk --install` in a checkout of Darkroom's tag, or let the package depend on Darkroom's sources."
  }

  @Test(arguments: [
    "Swift version 6.3.2 (swift-6.3.2-RELEASE)", "Swift version 6.4 (swift-6.4-RELEASE)",
    "Swift version 6.3.1-dev (LLVM 0, Swift 0)",
  ])
  func anotherCompilerIsSaidBeforeTheFirstBuild(_ compiler: String) throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0")
    try sdk.setCompiler(compiler)

    let output = try sdk.run("0.1.0")

    #expect(output.status == 5)
    #expect(output.text == "\(words(compiler))\n", Comment(rawValue: output.text))
    #expect(try sdk.asked.isEmpty && sdk.compilerCalls == 1)
  }

  @Test func aMissingCompilerIsSaid() throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0")
    try FileManager.default.removeItem(atPath: sdk.tool.path("bin/swiftc"))

    let output = try sdk.run("0.1.0")

    #expect(output.status == 5 && output.text.contains("and there is no swiftc on PATH: build"))
  }

  @Test func aCompilerThatTheFrontHasPassedIsAskedOnlyAfterAFailure() throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0")
    try sdk.leaveBuild([:])
    try sdk.tool.write([], to: ".build/debug/Modules/darkroom-compiler")

    #expect(try sdk.run("0.1.0", "-u").status == 0)
    #expect(try sdk.compilerCalls == 0)
    let other = "Swift version 6.3.2 (swift-6.3.2-RELEASE)"
    try sdk.setCompiler(other)
    try sdk.tool.write(
      [UInt8](#"{"tests": [], "buildPrints": "error: the front refuses"}"#.utf8),
      to: "rehearsal.json")
    let refused = try sdk.run("0.1.0")
    #expect(refused.status == 5)
    #expect(refused.text == "\(words(other))\n", Comment(rawValue: refused.text))
    try sdk.setCompiler(RehearsedSDK.compiler)
    let failed = try sdk.run("0.1.0")
    #expect(failed.status == 1)
    #expect(failed.text.hasPrefix("the build failed: error: the front refuses\n"))
  }

  @Test func whatIsBuiltAlreadyNeedsNoCompiler() throws {
    let sdk = try RehearsedSDK(Rehearsal.card, versions: "0.1.0")
    try sdk.setCompiler("Swift version 6.4 (swift-6.4-RELEASE)")

    #expect(try sdk.run("0.1.0", "-u", "--", "--skip-build").status == 0)
    #expect(try sdk.compilerCalls == 0)
  }
}
