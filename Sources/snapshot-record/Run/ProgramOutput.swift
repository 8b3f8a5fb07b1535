import Subprocess
import SystemPackage

/// Runs a program for what it prints.
enum ProgramOutput {
  /// - Throws: `ToolError.programFailed` with the first line of its complaints that names an error, or the first
  ///   line, where it does not end with 0.
  static func text(_ program: String, _ arguments: [String], in folder: String) async throws
    -> String
  {
    let result = try await Subprocess.run(
      .name(program), arguments: Arguments(arguments), workingDirectory: FilePath(folder),
      output: .string(limit: 16_000_000), error: .string(limit: 1_000_000))
    guard result.terminationStatus.isSuccess else {
      let lines = result.standardError.split(separator: "\n")
      let line = lines.first { $0.contains("error:") } ?? lines.first
      throw ToolError.programFailed(
        name: program, words: line.map(String.init) ?? "it ended with an error")
    }
    return result.standardOutput
  }
}
