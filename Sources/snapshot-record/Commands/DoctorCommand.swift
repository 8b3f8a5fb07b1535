import ArgumentParser
import DarkroomJPEG
import DarkroomPNG
import DarkroomSnapshotStore
import DarkroomTypesetting
import Foundation

/// Looks for what keeps snapshots from being the same everywhere.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "Check fonts, libraries and every reference; --install puts the system font in place.",
    discussion: """
      Names references that are damaged or stamped as another picture, LFS pointers, unfinished merges, recorded by another renderer or another \
      version of this one, of one colour alone, equal to others, too large, or of a name that some file systems \
      take for another's; and says what to do about each. Exits with 5 when something is in error.
      """)

  @OptionGroup var options: PackageOptions

  @Flag(name: .long, help: "Install the system font into your own font cache; needs no root.")
  var install = false

  func run() async throws {
    let package = try options.package()
    let unmerged = await GitConflicts.paths(in: package.root)
    let findings = try await fonts() + ReferenceChecks(package, unmerged: unmerged).findings
    if options.asJSON {
      try Console.json(findings)
    } else {
      for finding in findings {
        Console.say("\(finding.severity.rawValue.uppercased()): \(finding.words)")
        if let advice = finding.advice { Console.say("       \(advice)") }
      }
      Console.say(
        "libpng \(PNGLibrary.versions.libpng), zlib \(PNGLibrary.versions.zlib), "
          + "libjpeg-turbo \(JPEGLibrary.version)")
      Console.say("\(Console.plural(package.references.paths.count, "reference")) looked at.")
    }
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode.environment }
  }

  private func fonts() async throws -> [ReferenceFinding] {
    let fallbacks = FontLibrary.shared.fallbackProblems.map {
      ReferenceFinding(severity: .note, code: "fallback-font", words: "\($0)")
    }
    guard try await !FontInstaller().run(install ? [] : ["--check"]) else { return fallbacks }
    return fallbacks + [
      ReferenceFinding(
        severity: .error, code: "fonts",
        words: install
          ? "fonts could not be installed" : "fonts are missing in your font cache",
        advice: install ? nil : "swift run snapshot-record doctor --install")
    ]
  }
}
