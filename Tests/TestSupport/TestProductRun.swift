import Foundation

/// This test product, run once more in a process of its own, and what came of it.
package struct TestProductRun {
  /// The exit status, or the number of the signal that ended it.
  package let status: Int32
  /// Standard output and standard error, each read as UTF-8.
  package let output: String
  package let errors: String

  /// Waits for the end.
  ///
  /// - Parameters:
  ///   - environment: all variables that the process sees.
  ///   - program: another one, which runs the product itself.
  package init(
    _ arguments: [String], environment: [String: String], in folder: ScratchFolder,
    by program: String = CommandLine.arguments[0]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let files = try ["output", "errors"].map { try folder.write("", to: $0) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: files[0]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: files[1]))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try folder.text("output") ?? ""
    errors = try folder.text("errors") ?? ""
  }
}
