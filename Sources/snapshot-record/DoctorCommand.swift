import ArgumentParser
import DarkroomPNG
import DarkroomSnapshotStore
import DarkroomTypesetting
import Foundation
import Subprocess

/// Looks for what keeps snapshots from being the same everywhere.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check fonts, libraries and every reference; --install puts the system font in place."
  )

  @OptionGroup var options: PackageOptions

  @Flag(name: .long, help: "Install the system font into your own font cache; needs no root.")
  var install = false

  func run() async throws {
    let package = try options.package()
    var findings: [Finding] = []
    findings += try await fonts()
    findings += references(of: package)
    if options.asJSON {
      try Console.json(findings)
    } else {
      findings.forEach { Console.say("\($0.severity.rawValue.uppercased()): \($0.words)") }
      Console.say("libpng \(PNGLibrary.versions.libpng), zlib \(PNGLibrary.versions.zlib)")
      Console.say("\(Console.plural(package.references.paths.count, "reference")) looked at.")
    }
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode.environment }
  }

  struct Finding: Encodable {
    enum Severity: String, Encodable { case error, note }
    var severity: Severity
    var path: String?
    var words: String
  }

  private func fonts() async throws -> [Finding] {
    let installer = FontInstaller()
    let fallbacks = FontLibrary.shared.fallbackProblems.map {
      Finding(severity: .note, words: "\($0)")
    }
    guard try await installer.run(install ? [] : ["--check"]) else {
      return fallbacks + [
        Finding(
          severity: .error,
          words: install
            ? "the system font could not be installed"
            : "the system font is not in your font cache: swift run snapshot-record doctor --install"
        )
      ]
    }
    return fallbacks
  }

  private func references(of package: PackageSnapshots) -> [Finding] {
    package.references.findings().map { finding in
      let name = Path.relative(finding.path, to: package.root) ?? finding.path
      if let problem = finding.problem {
        return Finding(severity: .error, path: name, words: "\(name): \(problem.words)")
      }
      let words =
        finding.isForeign
        ? "was recorded by another renderer; `accept --replace-foreign` replaces it"
        : "has a name of more than 200 bytes"
      return Finding(severity: .note, path: name, words: "\(name) \(words)")
    }
  }
}
