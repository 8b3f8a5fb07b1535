import ArgumentParser
import DarkroomSnapshotStore
import Foundation

/// Which package, and how to speak.
struct PackageOptions: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp("A folder in the package.", valueName: "dir"))
  var packagePath: String = "."

  @Flag(name: .long, help: "Print JSON.")
  var asJSON = false

  func package() throws -> PackageSnapshots {
    do {
      return try PackageSnapshots(containing: packagePath)
    } catch {
      throw ValidationError(error.description)
    }
  }
}

extension ExitCode {
  /// Wrong usage or settings.
  static let usage = ExitCode(2)
  /// Differences where `--detailed-exit-code` tells them from failed tests.
  static let differences = ExitCode(3)
  /// Fonts, libraries or references are not usable.
  static let environment = ExitCode(5)
}
