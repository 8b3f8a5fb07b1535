import ArgumentParser
import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

/// Checks the tool against the version of Darkroom that a package pins in its `.snapshots.json`.
struct VersionPin {
  let package: String
  /// The SDK to which the tool belongs; nil if it was built from sources.
  var bundle: SDKBundle? = .current
  var installed: InstalledSDKs = .process

  /// The version that runs.
  var version: String { bundle?.edition?.version ?? ToolVersion.current.number }

  /// Replaces this process with the tool of the pinned version, if this tool comes from an SDK and that version is also
  /// installed.
  ///
  /// A pin that is not a version is an error in the settings, which their own check reports.
  ///
  /// - Throws: `ExitCode.usage` for another version.
  func check() throws(ExitCode) {
    do throws(VersionPinError) {
      try PackageSettings(around: package)?.checkPin(against: version)
    } catch {
      guard case .otherVersion(let file, let pinned, _) = error else { return }
      let refusal = other?.run()
      if let refusal { Console.warn("\(refusal)") }
      Console.warn(TerminalText(words(error, file, pinned)))
      throw ExitCode.usage
    }
  }

  /// The tool of the pinned version; nil if it is not installed, or if it is this one.
  private var other: ReplacingProgram? {
    guard bundle != nil,
      let pinned = try? PackageSettings(around: package)?.darkroomVersion(),
      let found = installed.bundle(of: pinned), found != bundle
    else { return nil }
    return ReplacingProgram(path: found.tool)
  }

  private func words(_ error: VersionPinError, _ file: String, _ pinned: String) -> String {
    guard bundle == nil else { return error.description }
    return "\(file) pins Darkroom \(pinned), and this is Darkroom \(version), "
      + "built from its sources: let the package depend on \(pinned), or change the pin."
  }
}
