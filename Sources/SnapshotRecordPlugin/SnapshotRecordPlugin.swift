import Foundation
import PackagePlugin

/// `swift package snapshot-record …`.
///
/// SwiftPM holds its lock on the build folder while a plugin runs, so a `swift test` in here would wait for ever. The
/// plugin has SwiftPM itself build the tests, and the tool then runs the built product without SwiftPM. The tool is
/// built on demand: as a dependency of the plugin, SwiftPM would build it and all below it a second time, for the host,
/// in every build of this package.
@main
struct SnapshotRecordPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var arguments = arguments
    if try Self.runsTests(arguments) {
      guard let product = try testProduct(context) else { exit(1) }
      let options = ["--product", product]
      // What follows `--` is for `swift test`.
      let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
      arguments.insert(contentsOf: options, at: end)
    }
    let process = Process()
    guard let tool = try build(.product("snapshot-record")),
      let executable = tool.url(of: "snapshot-record")
    else { exit(1) }
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // Standard input belongs to SwiftPM's talk with this plugin; a person's keys come from the terminal.
    let terminal = FileHandle(forUpdatingAtPath: "/dev/tty")
    process.standardInput = terminal ?? FileHandle.nullDevice
    if let terminal, ["review", "verify"].contains(arguments.first) {
      process.standardOutput = terminal
    }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Commands that run tests; without a command, that is what the tool does.
  private static let withTests: Set<String> = ["test", "run", "restamp"]
  /// Flags that stand for commands which run none.
  private static let explaining: Set<String> = [
    "--help", "-h", "--version", "--generate-completion-script",
  ]

  private enum Refusal: Error, CustomStringConvertible {
    case buildingAgain(words: String)

    var description: String {
      switch self {
      case .buildingAgain(let words):
        "A plugin cannot build again while it runs; use: swift run snapshot-record \(words)"
      }
    }
  }

  private static func runsTests(_ arguments: [String]) throws -> Bool {
    let own = arguments.prefix { $0 != "--" }
    if own.contains("--watch") || own.contains("-w") {
      throw Refusal.buildingAgain(words: "--watch")
    }
    if own.first == "doctor", own.contains("--fix") {
      throw Refusal.buildingAgain(words: "doctor --fix")
    }
    if own.first == "init", own.contains("--example") {
      throw Refusal.buildingAgain(words: "init --example")
    }
    guard !own.contains(where: explaining.contains) else { return false }
    return own.first.map { $0.hasPrefix("-") || withTests.contains($0) } ?? true
  }

  /// The path of the test product, once it is built; nil when the build failed and has said why.
  private func testProduct(_ context: PluginContext) throws -> String? {
    guard try build(.all(includingTests: true)) != nil else { return nil }
    // `<scratch>/plugins/outputs/…` lies beside `<scratch>/debug`.
    var scratch = context.pluginWorkDirectoryURL
    while scratch.lastPathComponent != "plugins", scratch.path != "/" {
      scratch.deleteLastPathComponent()
    }
    let debug = scratch.deletingLastPathComponent().appending(path: "debug")
    return debug.appending(path: "\(context.package.displayName)PackageTests.xctest").path
  }

  private func build(_ subset: PackageManager.BuildSubset) throws -> PackageManager.BuildResult? {
    let result = try packageManager.build(
      subset, parameters: .init(configuration: .debug, echoLogs: true))
    guard result.succeeded else {
      Diagnostics.error(result.logText)
      return nil
    }
    return result
  }
}

extension PackageManager.BuildResult {
  func url(of executable: String) -> URL? {
    builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == executable }?.url
  }
}
