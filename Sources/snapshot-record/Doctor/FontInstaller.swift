import DarkroomFontFiles
import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

/// Runs `install-fonts` of the SDK that this tool belongs to, or of the package that it was built from.
struct FontInstaller {
  /// In an SDK the script lies beside the tool; otherwise SwiftPM has built the tool from a checkout, which contains
  /// the script.
  var script =
    SDKBundle.current.map { $0.path + "/bin/install-fonts" }
    ?? FilePath.joined(
      PackageRoot.containing(#filePath) ?? FilePath.directory(#filePath), "Scripts/install-fonts")

  /// - Returns: whether all fonts are in place, because the SDK contains them or the script found or created them.
  func run(_ arguments: [String]) async throws(ToolError) -> Bool {
    if let bundle = SDKBundle.current, Self.isComplete(bundle.fonts) { return true }
    guard Files.exists(script) else {
      let remedy =
        SDKBundle.current == nil
        ? "build snapshot-record again, from Darkroom's package" : "install Darkroom's SDK again"
      Console.warn("\(script) is missing: \(remedy).")
      return false
    }
    return try await ChildProgram(name: "bash", arguments: [script] + arguments).run() == 0
  }

  /// Whether a folder contains every file that the script would fetch, each with its expected digest.
  private static func isComplete(_ folder: String) -> Bool {
    let fonts =
      [
        PinnedFont.inter, .interItalic, .jetBrainsMono, .jetBrainsMonoItalic, .arimo, .arimoItalic,
        .lora, .loraItalic,
      ] + FallbackFont.installed.map(\.file)
    return fonts.allSatisfy {
      FontDigest(ofFontAt: "\(folder)/\($0.fileName)")?.hex == $0.digest
    }
  }
}
