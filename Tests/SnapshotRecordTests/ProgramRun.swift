import DarkroomTestSupport
import Foundation

/// A program that ran to its end, and what it printed.
struct ProgramRun: Sendable {
  /// The exit status, or the number of the signal that ended the program.
  let status: Int32
  /// The standard output, read as UTF-8.
  let text: String
  /// The standard error, read as UTF-8.
  let errors: String

  /// Runs `program` in `folder` and waits for its end.
  ///
  /// - Parameter environment: all variables that the program sees; nil for the variables of this process.
  init(
    _ program: URL, _ arguments: [String], in folder: String,
    environment: [String: String]? = nil
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    if let environment { process.environment = environment }
    let output = Pipe()
    process.standardOutput = output
    // In a file, so that a program that complains at length does not wait for its reader.
    let scratch = try ScratchFolder()
    let complaints = URL(filePath: try scratch.write("", to: "errors"))
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
    errors = try String(decoding: Data(contentsOf: complaints), as: UTF8.self)
  }
}
