import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

/// What the script calls.
private enum ScriptPrograms {
  static let areInstalled = ["curl", "jq", "git"].allSatisfy { name in
    ["/usr/bin/", "/usr/local/bin/", "/bin/"].contains { Files.exists($0 + name) }
  }
}

/// The script that the action for GitHub and the jobs of GitLab call, against a server that stands in for both.
@Suite(.enabled(if: ScriptPrograms.areInstalled, "curl, jq or git is not installed"))
struct PullRequestTests {
  static let marker = "<!-- snapshot-record -->"
  static let bot = "github-actions[bot]"

  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(
      "\(Self.marker)\n### Snapshots: 1 changed\n\nTake them \"so\": \\ é.\n", to: "comment.md")
    try folder.write("<html>", to: "report/index.html")
    try folder.write("old", to: "report/images/a-new.png")
  }

  static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.github/actions/snapshots/pull-request").standardizedFileURL

  func run(_ arguments: String..., environment: [String: String]) throws -> ProgramRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try ProgramRun(
      Self.script, arguments, in: folder.path,
      environment: ["PATH": path, "HOME": folder.path].merging(environment) { $1 })
  }

  func github(_ host: StandInHost) -> [String: String] {
    [
      "GITHUB_REPOSITORY": "team/app", "GITHUB_API_URL": host.address, "GITHUB_TOKEN": "t0ken",
      "SNAPSHOT_PULL_REQUEST": "12",
    ]
  }

  func gitlab(_ host: StandInHost) -> [String: String] {
    [
      "CI_PROJECT_ID": "5", "CI_API_V4_URL": host.address, "GITLAB_TOKEN": "t0ken",
      "CI_MERGE_REQUEST_IID": "12", "CI_PROJECT_URL": "https://gitlab.example/team/app",
      "CI_JOB_ID": "99", "CI_PROJECT_DIR": folder.path,
    ]
  }

  var comment: String { get throws { try #require(try folder.text("comment.md")) } }

  @Test func githubGetsOneCommentThatIsKeptUpToDate() throws {
    let host = try StandInHost([.init(id: 3, author: "somebody", body: "Nice!")])
    defer { host.stop() }

    let first = try run("comment", "comment.md", environment: github(host))
    #expect(first.status == 0, Comment(rawValue: first.errors))
    #expect(first.text == "A comment was added.\n")
    #expect(host.comments.map(\.id) == [3, 4])
    #expect(try host.comments[1].body == comment)

    try folder.write(
      "\(Self.marker)\n### Snapshots: 2 matched\n\nNo snapshot is pending.\n", to: "comment.md")
    let second = try run("comment", "comment.md", environment: github(host))
    #expect(second.text == "The comment is up to date.\n", Comment(rawValue: second.errors))
    #expect(host.comments.map(\.id) == [3, 4] && host.comments[0].body == "Nice!")
    #expect(try host.comments[1].body == comment)
    #expect(host.requests.map(\.method) == ["GET", "POST", "GET", "PATCH"])
    #expect(host.requests[1].path == "/repos/team/app/issues/12/comments")
    #expect(host.requests[3].path == "/repos/team/app/issues/comments/4")
    #expect(host.requests.allSatisfy { $0.token == "Bearer t0ken" })
  }

  @Test func aCommentOfSomebodyElseIsLeftAlone() throws {
    let forged = StandInHost.Comment(id: 1, author: "somebody", body: "\(Self.marker)\nmine")
    let other = StandInHost.Comment(
      id: 2, author: Self.bot, body: "<!-- snapshot-record compare -->\nof another job")
    let host = try StandInHost([forged, other])
    defer { host.stop() }

    _ = try run("comment", "comment.md", environment: github(host))

    #expect(host.comments.map(\.id) == [1, 2, 3])
    #expect(host.comments[0].body == forged.body && host.comments[1].body == other.body)
  }

  @Test func theCommentIsFoundBehindTheFirstHundred() throws {
    let talk = (1...100).map { StandInHost.Comment(id: $0, author: "somebody", body: "\($0)") }
    let own = StandInHost.Comment(id: 101, author: Self.bot, body: "\(Self.marker)\r\nold")
    let host = try StandInHost(talk + [own])
    defer { host.stop() }

    _ = try run("comment", "comment.md", environment: github(host))

    #expect(host.comments.count == 101)
    #expect(try host.comments[100].body == comment)
  }

  @Test func nothingIsSaidWhereNothingEverDiffered() throws {
    let host = try StandInHost()
    defer { host.stop() }
    try folder.write(
      "\(Self.marker)\n### Snapshots: 2 matched\n\nNo snapshot is pending.\n", to: "comment.md")

    let output = try run("comment", "comment.md", environment: github(host))

    #expect(output.status == 0 && host.comments.isEmpty)
  }

  @Test func gitlabGetsOneNoteThatIsKeptUpToDate() throws {
    let system = StandInHost.Comment(id: 1, author: "7", body: Self.marker, isSystem: true)
    let host = try StandInHost([system, .init(id: 2, author: "8", body: "\(Self.marker)\nmine")])
    defer { host.stop() }

    #expect(try run("comment", "comment.md", environment: gitlab(host)).status == 0)
    #expect(try run("comment", "comment.md", environment: gitlab(host)).status == 0)

    #expect(host.comments.map(\.id) == [1, 2, 3])
    #expect(try host.comments[2].body == comment)
    #expect(host.requests.map(\.method) == ["GET", "GET", "POST", "GET", "GET", "PUT"])
    #expect(host.requests[2].path == "/projects/5/merge_requests/12/notes")
    #expect(host.requests[5].path == "/projects/5/merge_requests/12/notes/3")
    #expect(host.requests.allSatisfy { $0.token == "t0ken" })
  }

  @Test func whatTheHostRefusesFails() throws {
    let host = try StandInHost()
    defer { host.stop() }
    host.refuse()

    let output = try run("comment", "comment.md", environment: github(host))

    #expect(output.status != 0 && output.errors.contains("was refused"))
    #expect(!output.errors.contains("t0ken") && host.comments.isEmpty)
    try folder.write("# Something else\n", to: "comment.md")
    #expect(try run("comment", "comment.md", environment: github(host)).status == 1)
    #expect(try run("comment", "comment.md", environment: [:]).status == 1)
  }

  @Test func picturesOfGitHubAreOneCommitOnABranchOfTheirOwn() throws {
    let host = try StandInHost()
    defer { host.stop() }
    let git = URL(filePath: "/usr/bin/git")
    let remote = folder.path("remote.git")
    _ = try ProgramRun(git, ["init", "-q", "--bare", remote], in: folder.path)
    let environment = github(host).merging(["SNAPSHOT_PICTURES_REMOTE": remote]) { $1 }

    _ = try run("pictures", "report", environment: environment)
    try folder.write("new", to: "report/images/a-new.png")
    let output = try run("pictures", "report", environment: environment)

    func ask(_ arguments: String...) throws -> String {
      try ProgramRun(git, ["-C", remote] + arguments, in: folder.path).text
    }
    let commit = try ask("rev-parse", "snapshot-pictures/12").trimmingCharacters(in: .newlines)
    #expect(
      output.text == "https://github.com/team/app/raw/\(commit)\n", Comment(rawValue: output.errors)
    )
    #expect(try ask("rev-list", "--count", "snapshot-pictures/12") == "1\n")
    #expect(try ask("show", "\(commit):images/a-new.png") == "new")
  }

  @Test func picturesOfGitLabAreTheJobsArtifacts() throws {
    let host = try StandInHost()
    defer { host.stop() }

    let output = try run("pictures", "report", environment: gitlab(host))

    #expect(
      output.text == "https://gitlab.example/team/app/-/jobs/99/artifacts/raw/report\n",
      Comment(rawValue: output.errors))
    #expect(try run("pictures", "absent", environment: gitlab(host)).status == 1)
    #expect(host.requests.isEmpty)
  }

  @Test func theActionCallsTheScriptBesideIt() throws {
    let action = try String(
      contentsOf: Self.script.deletingLastPathComponent().appending(path: "action.yml"),
      encoding: .utf8)
    #expect(action.contains("${{ github.action_path }}/pull-request"))
    #expect(action.contains("\"$SCRIPT\" pictures") && action.contains("\"$SCRIPT\" comment"))
  }
}
