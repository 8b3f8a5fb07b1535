import DarkroomSnapshotStore
import FoundationEssentials

/// Finds the test targets that a change of sources affects: the ones that contain a changed file, and the ones that
/// depend on a target with a changed file.
struct ChangedTargets {
  private let root: String
  private let revision: String

  init(_ root: String, since revision: String) {
    self.root = root
    self.revision = revision
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var path: String
      var type: String
      var target_dependencies: [String]?
    }
    var targets: [Target]
  }

  func testTargets() async throws -> [String] {
    try await Self.testTargets(in: root, changed: changedFiles())
  }

  /// - Parameter changed: paths relative to the package.
  ///
  ///   A changed manifest affects every target.
  static func testTargets(in root: String, changed: [String]) async throws -> [String] {
    // SwiftPM takes many seconds to describe a package.
    guard !changed.isEmpty else { return [] }
    let json = try await ProgramOutput.text(
      "swift", ["package", "--package-path", root, "describe", "--type", "json"], in: root)
    let targets = try JSONDecoder().decode(Description.self, from: Data(json.utf8)).targets
    let tests = targets.filter { $0.type == "test" }.map(\.name)
    if changed.contains(where: { $0 == "Package.swift" || $0 == "Package.resolved" }) {
      return tests
    }
    var touched = Set(
      targets.filter { target in changed.contains { $0.hasPrefix(target.path + "/") } }.map(\.name))
    var size = -1
    while size != touched.count {
      size = touched.count
      for target in targets
      where target.target_dependencies?.contains(where: touched.contains) == true {
        touched.insert(target.name)
      }
    }
    return tests.filter(touched.contains).sorted()
  }

  private func changedFiles() async throws(ToolError) -> [String] {
    let tracked = try await ProgramOutput.text(
      "git", ["-C", root, "diff", "--name-only", "--relative", revision, "--"], in: root)
    let new = try await ProgramOutput.text(
      "git", ["-C", root, "ls-files", "--others", "--exclude-standard"], in: root)
    return (tracked + "\n" + new).split(separator: "\n").map(String.init)
  }
}
