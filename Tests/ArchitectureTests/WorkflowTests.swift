import Foundation
import Testing

/// What jobs on GitHub run: workflows, the action, and the recipes that users copy.
struct WorkflowTests {
  /// Files of workflows, from the root, by their lines.
  private static func files() throws -> [(path: String, lines: [Substring])] {
    var paths: [String] = []
    for folder in [".github/workflows", ".github/actions/snapshots"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appending(path: folder).path)
      paths += names.filter { $0.hasSuffix(".yml") }.sorted().map { "\(folder)/\($0)" }
    }
    paths += try Repository.files(withExtension: "md", below: "Sources")
    return try paths.map { ($0, try Repository.text($0).split(separator: "\n")) }
  }

  /// `uses: OWNER/NAME@REVISION # VERSION`, in all files.
  private static func actions() throws -> [(path: String, name: String, revision: String)] {
    try files().flatMap { file in
      file.lines.compactMap { line in
        line.firstMatch(of: #/uses: ([\w.\/-]+)@(.+)/#).map {
          (file.path, String($0.1), String($0.2))
        }
      }
    }
  }

  /// A tag can be moved to other code, and a commit's hash cannot.
  @Test func actionsAreNamedByTheHashOfACommit() throws {
    let actions = try Self.actions()
    #expect(actions.count > 8)

    for action in actions where !action.name.hasPrefix("OWNER/") {
      #expect(
        action.revision.contains(#/^[0-9a-f]{40} # v\d+\.\d+\.\d+$/#),
        "\(action.path): \(action.name)@\(action.revision)")
    }
  }

  /// One version of an action in all places, so that an update finds them all.
  @Test func anActionHasOneVersion() throws {
    let versions = Dictionary(grouping: try Self.actions(), by: \.name)

    for (name, uses) in versions { #expect(Set(uses.map(\.revision)).count == 1, "\(name)") }
  }

  @Test func scriptsThatWorkflowsCallExist() throws {
    for file in try Self.files() where file.path.hasPrefix(".github/workflows") {
      let scripts = file.lines.flatMap {
        $0.matches(of: #/(?:Scripts|\.ci)\/[\w-]+/#).map { String($0.0) }
      }
      #expect(!scripts.isEmpty)
      let missing = scripts.filter {
        !FileManager.default.isExecutableFile(atPath: Repository.root.appending(path: $0).path)
      }
      #expect(missing == [], "\(file.path)")
    }
  }

  /// Only the job that publishes may write, and it runs no code but the scripts of the tag.
  @Test func onlyTheReleaseMayWrite() throws {
    let writes = try Self.files().filter { $0.path.hasPrefix(".github/workflows") }.flatMap {
      file in
      file.lines.filter { $0.contains(#/: write\b/#) }.map { _ in file.path }
    }

    #expect(Set(writes) == [".github/workflows/release.yml"])
    #expect(writes.count == 3)
  }
}
