import DarkroomSnapshotStore
import FoundationEssentials

/// Runs `Scripts/install-fonts` of the package that this tool was built from.
struct FontInstaller {
  /// SwiftPM builds the tool from a checkout, which holds the script.
  var script = FilePath.joined(
    PackageRoot.containing(#filePath) ?? FilePath.directory(#filePath), "Scripts/install-fonts")

  /// - Returns: whether the script found or made everything as it should be.
  func run(_ arguments: [String]) async throws(ToolError) -> Bool {
    guard Files.exists(script) else {
      Console.warn("\(script) is missing: build snapshot-record again, from Darkroom's package.")
      return false
    }
    return try await ChildProgram(name: "bash", arguments: [script] + arguments).run() == 0
  }
}
