import DarkroomSnapshotStore
import FoundationEssentials

/// Runs a program in order to read its output.
enum ProgramOutput {
  /// SwiftPM gets the same environment as for a build; otherwise the next build would read every manifest again.
  static func environment(of program: String, _ own: [String: String]) -> [String: String] {
    program == "swift" ? buildEnvironment(own) : own
  }

  /// The environment that a shell gives to `swift build`.
  ///
  /// SwiftPM reads every manifest again, which takes seconds, if any variable has changed since the last call. The
  /// variables of a test run always differ, and `_` is the program that the shell has started.
  static func buildEnvironment(_ own: [String: String]) -> [String: String] {
    guard own["_"] != nil else { return own }
    let folders = (own["PATH"] ?? "").split(separator: ":")
    let swift = folders.lazy.map { "\($0)/swift" }.first(where: Files.exists)
    return own.merging(["_": swift ?? "swift"]) { $1 }
  }

  /// - Throws: `ToolError.programFailed` if the exit status is not 0, with the first line of the error output that
  ///   mentions an error, or else the first line.
  static func text(_ program: String, _ arguments: [String], in folder: String)
    async throws(ToolError)
    -> String
  {
    let result = try await ChildProgram(
      name: program, arguments: arguments,
      environment: environment(of: program, ProcessInfo.processInfo.environment), folder: folder
    ).result()
    guard result.status == 0 else {
      let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
      let line = lines.first { $0.contains("error:") } ?? lines.first
      throw ToolError.programFailed(
        name: program, words: line.map(String.init) ?? "it ended with an error")
    }
    return String(decoding: result.output, as: UTF8.self)
  }
}
