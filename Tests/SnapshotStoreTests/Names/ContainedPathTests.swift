import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotStore

/// Text that was read becomes a path below its root, or an error that names who said it.
struct ContainedPathTests {
  let folder: ScratchFolder
  let root: String

  init() throws {
    folder = try ScratchFolder()
    root = folder.path("package")
    try folder.createFolder("package/__Snapshots__")
    try folder.write("secret", to: "outside/file.1.txt")
  }

  func reason(_ text: String, isReference: Bool = true) -> ContainedPathError.Reason? {
    let containment = PathContainment([root], holdsReferences: isReference)
    do throws(ContainedPathError) {
      _ = try ContainedPath(text, in: containment, named: "events/1.jsonl")
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [
    "__Snapshots__/T/a.1.png", "./__Snapshots__/../__Snapshots__/a.1.png", "a..b/c.1.png",
    "\u{600}/../a.1.png",
  ])
  func whatStaysInsideIsResolved(_ text: String) throws {
    let path = try ContainedPath(text, in: PathContainment([root]), named: "s")

    #expect(path.path.hasPrefix("\(root)/") && !path.path.contains("/../"))
    #expect(try ContainedPath(path.path, in: PathContainment([root]), named: "s") == path)
  }

  @Test(arguments: [
    "../outside/file.1.txt", "a/../../outside/file.1.txt", "/etc/passwd", "..", ".", "/",
    "../package2/a.1.png", "../\u{301}outside/a.1.png", "a/../../\u{301}/a.1.png",
  ])
  func whatLeavesIsRefused(_ text: String) {
    #expect(reason(text) == .leaves(root: root))
  }

  @Test func noPathIsRefused() {
    #expect(reason("") == .noPath && reason("a\0b") == .noPath)
  }

  /// The texts are equal, the folders are not: what is known of one says nothing of the other.
  @Test func aLinkIsNotTakenForAFolderWhoseAccentIsWrittenOtherwise() throws {
    try folder.createFolder("package/__Snapshots__/caf\u{E9}")
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/__Snapshots__/cafe\u{301}", withDestinationPath: folder.path("outside"))
    let containment = PathContainment([root], holdsReferences: true)

    _ = try ContainedPath("__Snapshots__/caf\u{E9}/file.1.txt", in: containment, named: "s")
    #expect(throws: ContainedPathError.self) {
      try ContainedPath("__Snapshots__/cafe\u{301}/file.1.txt", in: containment, named: "s")
    }
  }

  @Test func linksThatLeadOutAreRefused() throws {
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: target)
    }
    try link("folder", to: folder.path("outside"))
    try link("file.1.txt", to: folder.path("outside/file.1.txt"))
    try link("nowhere.1.txt", to: folder.path("outside/new.1.txt"))
    try link("inside", to: "\(root)/__Snapshots__")

    for name in ["folder/file.1.txt", "folder/new/x.1.txt", "file.1.txt", "nowhere.1.txt"] {
      guard case .link = reason(name) else {
        Issue.record("\(name): \(reason(name).map { "\($0)" } ?? "it was followed")")
        continue
      }
    }
    #expect(reason("inside/a.1.txt") == nil)
  }

  @Test func hiddenPlacesAndManifestsAreNoReferences() {
    #expect(reason(".git/hooks/pre-commit") == .hidden(component: ".git"))
    #expect(reason(".github/workflows/ci.linux.yml") == .hidden(component: ".github"))
    #expect(reason("Package.swift") == .manifest && reason("Package@swift-6.0.swift") == .manifest)
    #expect(reason(".snapshot-results/pending/a.1.png", isReference: false) == nil)
  }

  @Test func theErrorNamesTheFileAndWhatToDo() {
    let error = #expect(throws: ContainedPathError.self) {
      try ContainedPath("../x", in: PathContainment([root]), named: "events/1.jsonl")
    }

    #expect(
      error?.description.hasPrefix("events/1.jsonl names \"../x\", which is outside") == true)
    #expect(error?.description.contains("Remove the file") == true)
  }

  @Test func nothingIsDecodedWithoutRoots() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ContainedPath].self, from: Data(#"["a"]"#.utf8))
    }
  }

  @Test(arguments: ["root", "variant", "results", "pending"])
  func settingsDoNotLeaveThePackage(_ key: String) throws {
    let error = #expect(throws: StoreError.self) {
      try SnapshotSettings(
        json: [UInt8](#"{"\#(key)": "../outside"}"#.utf8), path: "\(root)/.snapshots.json")
    }

    #expect(error?.description.contains("leads out of \(root)") == true)
  }

  /// A reviewer runs the tool in the checkout of a branch whose settings nobody has read.
  @Test(arguments: [
    (#"{"elsewhere": ["/"]}"#, "contains the package itself"),
    (#"{"elsewhere": [".."]}"#, "contains the package itself"),
    (#"{"elsewhere": ["."]}"#, "contains the package itself"),
    (#"{"elsewhere": ["up"]}"#, "contains the package itself"),
    (#"{"elsewhere": [".git/hooks"]}"#, "is hidden (\".git\")"),
    (#"{"elsewhere": ["Fixtures", ".github/workflows"]}"#, "is hidden (\".github\")"),
    (#"{"elsewhere": ["../.ssh"]}"#, "is hidden (\".ssh\")"),
    (#"{"elsewhere": ["hooks"]}"#, "is hidden (\".git\")"),
    (#"{"elsewhere": ["out"]}"#, "a symbolic link leads"),
    (#"{"root": ".github"}"#, "is hidden (\".github\")"),
    (#"{"root": "hooks"}"#, "is hidden (\".git\")"),
    (#"{"root": "out"}"#, "leads out of"), (#"{"root": "."}"#, "leads out of"),
    (#"{"root": "R", "variant": ".git"}"#, "is hidden (\".git\")"),
    (#"{"results": ".git"}"#, "is hidden (\".git\")"),
    (#"{"results": ".github/workflows"}"#, "is hidden (\".github\")"),
    (#"{"results": "/"}"#, "leads out of"),
    (#"{"pending": ".git/hooks"}"#, "is hidden (\".git\")"),
    (#"{"pending": ".build/.x"}"#, "is hidden (\".x\")"),
  ])
  func settingsNameNoPlaceThatOtherProgramsRead(_ settings: String, _ words: String) throws {
    try folder.createFolder("package/.git/hooks")
    for (link, target) in [("hooks", ".git/hooks"), ("out", "../outside"), ("up", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(link)", withDestinationPath: target)
    }

    let error = #expect(throws: StoreError.self) {
      try SnapshotSettings(json: [UInt8](settings.utf8), path: "\(root)/.snapshots.json")
    }

    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    #"{"root": "__Snapshots__", "variant": "linux", "results": ".snapshot-results"}"#,
    #"{"results": ".build/snapshots", "pending": ".snapshot-results/pending"}"#,
    #"{"elsewhere": ["../Shared/__Snapshots__", "Tests/Fixtures", "/var/lib/golden"]}"#,
    #"{"results": "build/snapshots", "pending": "waiting"}"#,
  ])
  func settingsNameOrdinaryFolders(_ settings: String) throws {
    _ = try SnapshotSettings(json: [UInt8](settings.utf8), path: "\(root)/.snapshots.json")
  }

  @Test func elsewhereIsNamedByTheSettings() throws {
    try folder.write("", to: "package/Package.swift")
    try folder.write(#"{"elsewhere": ["../outside", "Golden"]}"#, to: "package/.snapshots.json")

    let package = try PackageSnapshots(containing: root, environment: SnapshotEnvironment([:]))
    let containment = PathContainment(package.results.referenceRoots, holdsReferences: true)

    for text in ["../outside/file.1.txt", "Golden/a.1.png", "__Snapshots__/a.1.png"] {
      _ = try ContainedPath(text, in: containment, named: "s")
    }
    #expect(throws: ContainedPathError.self) {
      try ContainedPath("../elsewhere/a.1.png", in: containment, named: "s")
    }
  }
}
