import Foundation

/// A run of the program `ios-sources`.
struct IOSSourcesTool {
  let status: Int32
  let output: String
  let error: String

  /// SwiftPM puts programs beside the test product; without products of its own it names them after targets.
  static func run(_ arguments: String...) throws -> IOSSourcesTool {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let names = ["ios-sources", "DarkroomIOSSourcesTool"].map { folder.appendingPathComponent($0) }
    let process = Process()
    process.executableURL = names.first { FileManager.default.fileExists(atPath: $0.path) }
    process.arguments = arguments
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return IOSSourcesTool(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      error: String(decoding: complaint, as: UTF8.self))
  }
}
