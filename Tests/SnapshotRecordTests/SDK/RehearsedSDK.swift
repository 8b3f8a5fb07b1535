import Foundation

/// SDKs with this build's tool in a home of their own, and a rehearsed package that they drive.
///
/// `swiftc` says what the test wants, and each call of it is a line of `swiftc.log`.
final class RehearsedSDK: Sendable {
  static let compiler = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"

  let package: RehearsedPackage
  var tool: Tool { package.tool }
  /// Where SwiftPM looks for SDKs.
  var folder: String { tool.path("home/.swiftpm/swift-sdks") }

  init(_ tests: String, versions: String...) throws {
    package = try RehearsedPackage(tests)
    try setCompiler(Self.compiler)
    for version in versions { try add(version) }
  }

  /// A program of the shell.
  func writeScript(_ text: String, to name: String) throws {
    try tool.write([UInt8]("#!/bin/sh\n\(text)\n".utf8), to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tool.path(name))
  }

  func setCompiler(_ version: String) throws {
    try writeScript(
      "echo \"$@\" >>'\(tool.path("swiftc.log"))'\necho '\(version)'\necho 'Target: x'",
      to: "bin/swiftc")
  }

  /// A whole bundle; its tool is the one of this build.
  ///
  /// - Returns: its folder.
  @discardableResult
  func add(_ version: String, to folder: String? = nil) throws -> String {
    let bundle = "\(folder ?? self.folder)/darkroom-\(version).artifactbundle/darkroom"
    for name in [
      "swift-sdk.json", "toolset.json", "bin/ios-sources", "fronts/swiftc", "fronts/clang",
      "fronts/clang++", "fronts/llvm-cov", "fronts/llvm-profdata", "modules/a", "include/a",
      "lib/libDarkroom.so", "fonts/a", "LICENSES/a",
    ] {
      try tool.write([UInt8]("{}".utf8), to: "\(bundle)/\(name)")
    }
    try tool.write(
      [UInt8](#"{"version": "\#(version)", "compiler": "\#(Self.compiler)"}"#.utf8),
      to: "\(bundle)/darkroom.json")
    try writeScript("echo \"install-fonts $@\" >&2", to: "\(bundle)/bin/install-fonts")
    let program = Tool.product("snapshot-record").path
    do {
      try FileManager.default.linkItem(atPath: program, toPath: "\(bundle)/bin/snapshot-record")
    } catch {
      try FileManager.default.copyItem(atPath: program, toPath: "\(bundle)/bin/snapshot-record")
    }
    return bundle
  }

  func path(of version: String) -> String {
    "\(folder)/darkroom-\(version).artifactbundle/darkroom"
  }

  /// Runs the tool of an SDK.
  func run(_ version: String, _ arguments: String..., environment: [String: String] = [:]) throws
    -> ProgramRun
  {
    try run(
      program: "\(path(of: version))/bin/snapshot-record", arguments, environment: environment)
  }

  func run(program: String, _ arguments: [String], environment: [String: String] = [:]) throws
    -> ProgramRun
  {
    let own = ["PATH": "\(tool.path("bin")):/usr/bin:/bin", "CFFIXED_USER_HOME": tool.path("home")]
    return try ProgramRun(
      URL(filePath: program), arguments, in: tool.package,
      environment: own.merging(environment) { $1 })
  }

  /// What SwiftPM was asked, a line each.
  var asked: [String] {
    get throws { (try tool.text("swift.log") ?? "").split(separator: "\n").map(String.init) }
  }

  /// How often the compiler was asked for its version.
  var compilerCalls: Int {
    get throws { (try tool.text("swiftc.log") ?? "").split(separator: "\n").count }
  }

  /// What a build leaves: modules, the front's notes about them, and lists of their sources.
  func leaveBuild(_ notes: [String: (treatment: String, reason: String)], compiled: [String] = [])
    throws
  {
    let folder = ".build/debug"
    try tool.write([UInt8]("{}".utf8), to: "\(folder)/description.json")
    for (module, note) in notes {
      let json = #"{"treatment": "\#(note.treatment)", "reason": "\#(note.reason)", "stamps": []}"#
      try tool.write([UInt8](json.utf8), to: "\(folder)/Modules/\(module).ios-sources.json")
    }
    for module in compiled + notes.keys {
      try tool.write([], to: "\(folder)/Modules/\(module).swiftmodule")
      try tool.write(
        [UInt8]("\(tool.path("Sources/\(module)/A.swift"))\n".utf8),
        to: "\(folder)/\(module).build/sources")
    }
  }
}
