import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation
import Testing

/// show, import and doctor.
struct UpkeepTests {
  typealias Rehearsal = RehearsedPackage

  @Test func showTellsEverythingOfOneSnapshot() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run("-u")

    let output = try package.run("show", "testCard")
    #expect(output.status == 0)
    #expect(output.text.contains("size        8×6 pixels at @1x"))
    #expect(output.text.contains("renderer    Rehearsal"))
    #expect(output.text.contains("UILabel; text = Hi; frame = 1 1 4 3"))
    #expect(try package.run("show", "testList").status == 2)
    #expect(try package.run("show", "nothing").errors.contains("No snapshot matches"))
  }

  @Test func importedFilesWaitLikeAnyOther() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run("-u")
    let old = try #require(package.references["testList.1.png"])
    try package.tool.write(old, to: "elsewhere/CardTests/testCard.1.png")
    try package.tool.write(old, to: "elsewhere/CardTests/testList.1.png")
    try package.tool.write(old, to: "elsewhere/CardTests/testNobody.1.png")

    let output = try package.run("import", "elsewhere")

    #expect(output.status == 1)
    #expect(output.errors.contains("no snapshot of that name"))
    #expect(package.pending == ["testCard.1.png"])
    #expect(try package.run("accept").status == 0)
    #expect(package.references["testCard.1.png"] == old)
  }

  @Test func doctorSeesAConflictThatLeavesNoMarks() throws {
    let conflict = try ConflictedPackage()

    let output = try conflict.package.run("doctor")

    #expect(output.status == 5)
    #expect(output.text.contains("ERROR: \(conflict.name) is in an unfinished merge"))
    #expect(output.text.contains("`snapshot-record review` takes ours, theirs or the new value"))
  }

  @Test func aKindOfFindingIsOneLine() throws {
    let tool = try Tool()
    for index in 0..<5 {
      let picture = Pixmap(width: 2, height: index + 1, filledWith: 0xFF00_0000 | UInt32(index))
      try tool.write(
        PNGEncoder.encode(picture), to: "Tests/__Snapshots__/T/test\(index).1.png")
    }
    try tool.write([], to: "Tests/__Snapshots__/T/testZ.1.png")

    let output = try tool.run("doctor", "--no-input")
    let lines = output.text.split(separator: "\n").filter {
      $0.contains("Snapshots__") || $0.contains("renderer")
    }
    #expect(
      lines.first?.hasPrefix("ERROR: Tests/__Snapshots__/T/testZ.1.png: the file is empty") == true)
    #expect(lines.contains("NOTE: 5 references were recorded by another renderer"))
    #expect(lines.contains { $0.hasSuffix("test2.1.png and 2 more; --verbose shows all") })
    #expect(!output.text.contains("test4.1.png"))

    let verbose = try tool.run("doctor", "--verbose")
    #expect(
      verbose.text.contains("NOTE: Tests/__Snapshots__/T/test4.1.png was recorded by another"))
    #expect(try tool.run("doctor", "--as-json").text.contains("test4.1.png was recorded"))
  }

  @Test func aLongLookIsShownWhereSomebodySeesIt() throws {
    let package = try Rehearsal(Rehearsal.card)
    for index in 0..<60 {
      try package.tool.write([97], to: "Tests/__Snapshots__/T/test\(index).1.txt")
    }
    let terminal = try Terminal(package, "doctor")

    _ = terminal.end()
    #expect(terminal.text.contains("looked at 25 of 60 references"))
    #expect(terminal.text.contains("60 references looked at."))
  }

  /// The pointer of Git LFS for `testCard.1.png`, with a `git-lfs` that fetches it from a folder.
  private func pointed() throws -> (RehearsedPackage, name: String, picture: [UInt8]) {
    let package = try Rehearsal.accepted(Rehearsal.card)
    let name = "Tests/AppTests/__Snapshots__/CardTests/testCard.1.png"
    let picture = try #require(package.references["testCard.1.png"])
    try package.tool.write(picture, to: "store/cafe")
    try package.tool.write(
      [UInt8]("version https://git-lfs.github.com/spec/v1\noid sha256:cafe\nsize 1\n".utf8),
      to: name)
    return (package, name, picture)
  }

  @Test func fixingFetchesPointersOfLFS() throws {
    let (package, name, picture) = try pointed()
    try package.tool.write(
      [UInt8](
        """
        #!/bin/sh
        echo "$@" >>lfs.log
        [ "$1" = pull ] || exit 0
        echo "$3" | tr ',' '\\n' | while read -r path; do
          cp "store/$(sed -n 's/^oid sha256://p' "$path")" "$path"
        done
        """.utf8), to: "bin/git-lfs")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: package.tool.path("bin/git-lfs"))

    // Nobody else asks Git LFS for anything.
    #expect(try package.run().status == 1)
    #expect(
      try package.run("doctor").text.contains(
        "run `git lfs pull` or `snapshot-record doctor --fix`"))
    #expect(try package.tool.text("lfs.log") == nil)

    let output = try package.run("doctor", "--fix")

    #expect(
      output.text.contains("1 reference fetched with Git LFS\n"), Comment(rawValue: output.text))
    #expect(package.references["testCard.1.png"] == picture)
    #expect(!output.text.contains("\(name): the file is a Git LFS pointer"))
    #expect(try package.tool.text("lfs.log") == "version\npull --include \(name)\n")
  }

  /// Git LFS takes paths as they are seen from the repository's top.
  @Test func pointersOfAPackageInARepositorysFolderAreNamedFromItsTop() throws {
    let tool = try Tool()
    try tool.write([], to: "apps/App/Package.swift")
    try tool.write(
      [UInt8]("version https://git-lfs.github.com/spec/v1\noid sha256:cafe\nsize 1\n".utf8),
      to: "apps/App/Tests/__Snapshots__/T/testA.1.png")
    try tool.write(
      [UInt8]("#!/bin/sh\necho \"$@\" >>'\(tool.path("lfs.log"))'\n".utf8), to: "bin/git-lfs")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tool.path("bin/git-lfs"))
    let git = try ProgramRun(URL(filePath: "/usr/bin/git"), ["init", "-q"], in: tool.package)
    #expect(git.status == 0)

    let output = try tool.run(
      ["doctor", "--fix", "--package-path", "apps/App"],
      environment: ["PATH": "\(tool.path("bin")):/usr/bin:/bin"])

    #expect(
      output.status == 5
        && output.text.contains("0 references fetched with Git LFS; 1 could not be"))
    #expect(
      try tool.text("lfs.log")
        == "version\npull --include apps/App/Tests/__Snapshots__/T/testA.1.png\n")
  }

  @Test func withoutLFSFixingSaysSo() throws {
    let (package, name, _) = try pointed()
    let pointer = try package.tool.text(name)

    let output = try package.run("doctor", "--fix")

    #expect(output.status == 5)
    #expect(output.text.contains("Git LFS is not installed, so 1 reference could not be fetched"))
    #expect(try package.tool.text(name) == pointer)
  }

  @Test func fixingRestampsWhatAnOlderRendererDrewAndDecidesNothing() throws {
    let package = try Rehearsal.accepted("\(Rehearsal.card), \(Rehearsal.list)")
    let folder = "Tests/AppTests/__Snapshots__/CardTests"
    let picture = try PNGDecoder.decode(try #require(package.references["testCard.1.png"])).pixmap
    try package.tool.write(
      PNGEncoder.encode(
        picture,
        metadata: PNGMetadata(
          texts: [PNGText("Renderer", "Darkroom 0, HarfBuzz")], stamp: PNGStamp(picture, scale: 1))),
      to: "\(folder)/testCard.1.png")
    try package.tool.write([UInt8]("other\n".utf8), to: "\(folder)/testList.2.txt")
    let before = package.references

    let output = try package.run("doctor", "--fix")

    #expect(output.text.contains("1 reference of another version restamped"))
    let after = package.references
    #expect(after.keys.filter { after[$0] != before[$0] } == ["testCard.1.png"])
    let renderer = try PNGDecoder.decode(try #require(after["testCard.1.png"])).metadata["Renderer"]
    #expect(renderer == "Rehearsal")
  }

  @Test func theLargestReferencesAreNamed() throws {
    let tool = try Tool()
    for index in 1...12 {
      try tool.write(
        [UInt8](repeating: 97, count: index * 150), to: "Tests/__Snapshots__/T/test\(index).1.txt")
    }

    let output = try tool.run("pending", "--sizes")

    let lines = output.text.split(separator: "\n")
    #expect(lines.first == "   1.8 kB  Tests/__Snapshots__/T/test12.1.txt")
    #expect(lines[9] == "450 bytes  Tests/__Snapshots__/T/test3.1.txt")
    #expect(lines[10] == "12 references: 11.7 kB.")
    #expect(lines[11].hasPrefix("Results, including pending snapshots: "))
    #expect(try tool.run("pending", "--sizes", "--as-json").text.contains("\"bytes\" : 11700"))
  }

  @Test func doctorSeesAFolderInAReferencesPlace() throws {
    let tool = try Tool()
    try tool.write([1], to: "Tests/__Snapshots__/T/testCard.1.png/file")

    let output = try tool.run("doctor")

    #expect(output.status == 5)
    #expect(output.text.contains("ERROR: Tests/__Snapshots__/T/testCard.1.png is a folder"))
  }

  @Test(arguments: [["pending"], ["accept"], ["prune"], ["report"], ["undo"]])
  func whatAKilledProgramLeftIsNamedByAnyCommand(_ command: [String]) throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    let name = "Tests/AppTests/__Snapshots__/CardTests/.999999999-1.snapshot-tmp"
    try package.tool.write([1], to: name)

    let output = try package.run(command)

    #expect(output.errors.contains("of a killed program removed: \(name)"))
    #expect(!Files.exists(package.tool.path(name)))
  }

  @Test func doctorNamesWhatDeservesALook() throws {
    let tool = try Tool()
    func reference(_ name: String, _ picture: Pixmap, renderer: String) throws {
      let metadata = PNGMetadata(
        texts: [PNGText("Renderer", renderer)], stamp: PNGStamp(picture, scale: 1))
      try tool.write(
        PNGEncoder.encode(picture, metadata: metadata), to: "Tests/__Snapshots__/T/\(name)")
    }
    let long = String(repeating: "n", count: 210) + ".1.txt"
    var spotted = Pixmap(width: 3, height: 3, filledWith: .max)
    try reference("flat.1.png", spotted, renderer: "Darkroom \(rendererVersion), HarfBuzz")
    spotted[1, 1] = 0xFF00_0000
    try reference("twin.1.png", spotted, renderer: "Darkroom \(rendererVersion), HarfBuzz")
    try reference("TWIN.1.png", spotted, renderer: "Darkroom 0, HarfBuzz")
    try tool.write([UInt8]("a".utf8), to: "Tests/__Snapshots__/T/\(long)")
    try tool.write(
      [UInt8](String(repeating: "line\n", count: 250_000).utf8),
      to: "Tests/__Snapshots__/T/large.1.txt")
    try tool.write(
      [UInt8]("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n".utf8),
      to: "Tests/__Snapshots__/T/merged.1.txt")

    let blue = Pixmap(width: 3, height: 3, filledWith: 0xFFFF_0000)
    let lie = PNGMetadata(stamp: PNGStamp(spotted, scale: 1))
    try tool.write(
      PNGEncoder.encode(blue, metadata: lie), to: "Tests/__Snapshots__/T/lie.1.png")

    let output = try tool.run("doctor", "--as-json")
    let findings = try JSONSerialization.jsonObject(with: Data(output.text.utf8))
    let codes = (findings as? [[String: Any]] ?? []).compactMap { finding in
      (finding["path"] as? String).map { "\(finding["code"] ?? "") \(FilePath.name($0))" }
    }

    #expect(
      Set(codes).isSuperset(of: [
        "flat flat.1.png", "old-renderer TWIN.1.png", "duplicate TWIN.1.png",
        "stamp lie.1.png", "collision TWIN.1.png", "long-name \(long)", "large large.1.txt",
        "conflict merged.1.txt",
      ]))
    #expect(output.status == 5)
  }
}
