import Testing

@testable import DarkroomSnapshotRecord

/// `init --write` adds to a manifest what a client needs, and touches nothing else in it.
struct ManifestEditorTests {
  @Test(arguments: ManifestCase.fourSpaces)
  func everythingElseStays(_ manifest: ManifestCase) throws {
    let before = ManifestCase(name: "", before: "", after: manifest.before)
      .expected(indentedBy: "    ")

    let edited = try manifest.edited(before)

    #expect(edited == manifest.expected(indentedBy: "    "))
    #expect(try manifest.edited(edited) == edited, "a second time")
  }

  private func simple(
    _ dependencies: String = ", dependencies: [.package(path: \"../darkroom\")]",
    targets: String = "[.testTarget(name: \"T\")]", above: String = ""
  ) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\n\n\(above)"
      + "let package = Package(name: \"P\"\(dependencies), targets: \(targets))\n"
  }

  private func edited(_ text: String, adding dependency: DarkroomDependency? = nil) throws -> String
  {
    try ManifestCase(name: "", dependency: dependency, before: text, after: "").edited(text)
  }

  @Test func lineFeedsAndTabsAreKept() throws {
    let text =
      "import PackageDescription\n\nlet package = Package(\n\tname: \"P\",\n\tdependencies: [\n"
      + "\t\t.package(path: \"../fork\")\n\t],\n\ttargets: [\n\t\t.testTarget(\n\t\t\tname: \"T\"\n\t\t)\n\t]\n)\n"
    let expected = ManifestCase(
      name: "", before: "",
      after:
        "import PackageDescription\n\n«settings»\n\nlet package = Package(\n\tname: \"P\",\n\tdependencies: [\n"
        + "\t\t.package(path: \"../fork\")\n\t],\n\ttargets: [\n\t\t.testTarget(\n\t\t\tname: \"T\",\n"
        + "\t\t\tdependencies: «array»,\n\t\t\tswiftSettings: darkroom\n\t\t)\n\t]\n)\n"
    ).expected(indentedBy: "\t", package: "fork")

    #expect(try edited(text) == expected)
    let returns = try edited(text.replacing("\n", with: "\r\n"))
    #expect(returns == expected.replacing("\n", with: "\r\n"))
  }

  @Test(
    arguments: [
      ("https://example.org/darkroom.git", "0.2.0"), ("git@example.org:team/darkroom", "1.0.0"),
    ])
  func theDependencyIsAddedWhereItIsNot(_ place: String, _ version: String) throws {
    let dependency = try #require(DarkroomDependency(place: place, version: version))
    let item = ".package(url: \"\(place)\", from: \"\(version)\")"

    let without = try edited(simple(""), adding: dependency)
    #expect(without.contains("name: \"P\", dependencies: [\n        \(item),\n    ], targets:"))
    let beside = try edited(
      simple(", dependencies: [.package(path: \"../a\")]"), adding: dependency)
    #expect(beside.contains("[.package(path: \"../a\"), \(item)]"))
    #expect(try edited(beside, adding: dependency) == beside)
    #expect(beside.contains("package: \"darkroom\""))
  }

  @Test func aDependencyIsAPathOrAURLWithAVersion() {
    #expect(
      DarkroomDependency(place: "../darkroom", version: nil)?.words
        == ".package(path: \"../darkroom\")")
    #expect(DarkroomDependency(place: "../darkroom", version: "1.0.0") == nil)
    #expect(DarkroomDependency(place: "https://example.org/darkroom", version: nil) == nil)
    #expect(DarkroomDependency.identity(of: "git@example.org:Darkroom.git") == "Darkroom")
  }

  @Test func whatIsNotUnderstoodIsLeftAlone() {
    let list = "[.testTarget(name: \"T\")]"
    let cases: [(String, ManifestError)] = [
      (simple(targets: "all"), .computed(argument: "targets")),
      (simple(targets: "\(list) + more"), .computed(argument: "targets")),
      (
        simple(targets: "[\n#if os(Linux)\n.testTarget(name: \"T\")\n#endif\n]"),
        .computed(argument: "targets")
      ),
      (simple(targets: "[module(\"T\")]"), .computedTarget("module(\"T\")")),
      (simple(targets: "[.testTarget(name: name)]"), .computedTarget(".testTarget(name: name)")),
      (simple(targets: "[.target(name: \"T\")]"), .noTarget),
      (simple(""), .noDependency),
      (simple(", dependencies: all"), .computed(argument: "dependencies")),
      (simple(above: "let darkroom = 1\n"), .nameTaken("darkroom")),
      (simple() + simple(), .noPackage),
      ("let package = Package(name: \"P\"", .noPackage),
      ("", .noPackage),
    ]
    for (text, error) in cases {
      #expect(throws: error, "\(text)") { try edited(text) }
    }
  }

  @Test func onlyChangedLinesAreShownWithThoseBesideThem() {
    let changes = LineChanges(
      old: [UInt8]("a\nb\nc\nd\ne\nf".utf8), new: [UInt8]("a\nB\nc\nd\ne\nf\ng".utf8))

    #expect(changes.lines == ["  a", "- b", "+ B", "  c", "  …", "  f", "+ g"])
  }
}
