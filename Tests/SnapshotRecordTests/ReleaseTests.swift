import DarkroomTestSupport
import Foundation
import Testing

/// `Scripts/release`, which the workflow for tags calls, in a folder that stands in for the repository.
struct ReleaseTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    let script = URL.packageRoot.appending(path: "Scripts/release").path
    try folder.write("", to: "Scripts/x")
    try FileManager.default.copyItem(atPath: script, toPath: folder.path("Scripts/release"))
    try folder.write(
      "  static let current = ToolVersion(number: \"0.2.0\", renderer: 1)\n",
      to: "Sources/snapshot-record/ToolVersion.swift")
    try folder.write(
      "# Changelog\n\n## 0.2.0 - 2027-01-02\n\nNew things.\n\n### Fixed\n\n- A bug.\n\n## 0.1.0\n\nOld.\n",
      to: "CHANGELOG.md")
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ProgramRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try ProgramRun(
      URL(filePath: folder.path("Scripts/release")), arguments, in: folder.path,
      environment: ["PATH": path].merging(environment) { $1 })
  }

  /// Packs a bundle of two files.
  func pack(_ contents: String, mode: Int = 0o644, into copy: String) throws {
    let file = try folder.write(contents, to: "\(copy)/bundle/lib")
    try folder.write("same", to: "\(copy)/bundle/other")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    let tar = try ProgramRun(
      URL(filePath: "/usr/bin/env"),
      ["tar", "--sort=name", "--mtime=@0", "-C", copy, "-czf", "\(copy)/b.tar.gz", "bundle"],
      in: folder.path)
    #expect(tar.status == 0, Comment(rawValue: tar.errors))
  }

  @Test func aTagNamesTheVersionOfTheToolAndASectionOfTheChangelog() throws {
    #expect(try run("check", "0.2.0").status == 0)

    let other = try run("check", "0.1.0")
    #expect(other.status == 1 && other.errors.contains("ToolVersion.swift says 0.2.0"))
    try folder.write("# Changelog\n\n## Unreleased\n\nNew things.\n", to: "CHANGELOG.md")
    let unwritten = try run("check", "0.2.0")
    #expect(unwritten.status == 1 && unwritten.errors.contains("no section \"## 0.2.0\""))
  }

  @Test func notesAreTheSectionAndTheCommandsOfEachBundle() throws {
    try pack("a", into: "one")

    let notes = try run(
      "notes", "0.2.0", "one", environment: ["GITHUB_REPOSITORY": "team/darkroom"])

    #expect(notes.status == 0, Comment(rawValue: notes.errors))
    #expect(notes.text.hasPrefix("New things.\n\n### Fixed\n\n- A bug.\n"))
    #expect(!notes.text.contains("Old."))
    let sums = try #require(try folder.text("one/SHA256SUMS"))
    let checksum = sums.prefix(64)
    #expect(sums == "\(checksum)  b.tar.gz\n")
    let place = "https://github.com/team/darkroom/releases/download/0.2.0/b.tar.gz"
    #expect(notes.text.contains("swift sdk install \(place) \\\n  --checksum \(checksum)\n"))
    #expect(notes.text.contains("gh attestation verify b.tar.gz --repo team/darkroom\n"))
  }

  @Test func equalBuildsPass() throws {
    try pack("a", into: "one")
    try pack("a", into: "two")

    let compared = try run("compare", "one", "two")

    #expect(compared.status == 0 && compared.text == "b.tar.gz: equal\n")
  }

  @Test func aFileThatDiffersIsNamed() throws {
    try pack("a", into: "one")
    try pack("b", into: "two")
    try pack("a", mode: 0o600, into: "three")

    for copy in ["two", "three"] {
      let compared = try run("compare", "one", copy)
      #expect(compared.status == 1 && compared.errors.contains("two builds of one commit differ"))
      #expect(
        compared.text == "b.tar.gz: these files differ in content or mode:\n  bundle/lib\n")
    }
  }

  @Test func aBundleThatIsMissingIsAnError() throws {
    try pack("a", into: "one")
    try folder.write("", to: "two/readme")

    #expect(try run("compare", "one", "two").errors.contains("different names"))
    #expect(try run("compare", "two", "one").errors.contains("two has no packed bundle"))
  }
}
