import Testing

@testable import DarkroomSnapshotStore

/// Upstream's names, from its own documentation and references.
struct SnapshotNameTests {
  @Test(arguments: [
    ("testFoo()", "testFoo"), ("noWidth.noHeight", "noWidth-noHeight"), ("foo(x:)", "foo-x"),
    ("foo(x:y:)", "foo-x-y"), ("", ""), ("a__b", "a__b"), ("größe", "größe"),
    ("日本語 テスト", "日本語-テスト"),
    ("-a-", "a"), ("`two words`()", "two-words"),
  ])
  func runsOfOtherCharactersBecomeOneHyphen(_ text: String, _ expected: String) {
    #expect(SnapshotName.sanitized(text) == expected)
  }

  @Test func namesOfWhichNothingIsLeftStayApart() {
    let names = ["🎉", "🚀", "..", "...", "***", "👍🏽", "👍🏿", "🇩🇪", "🇫🇷"]
    let sanitized = names.map { SnapshotName.sanitized($0) }

    #expect(Set(sanitized).count == names.count)
    for name in sanitized { #expect(name.contains(#/^~[0-9a-f]{6}$/#), "\(name)") }
  }

  @Test func upstreamLeavesNothingOfThem() {
    #expect(SnapshotName.sanitized("🎉", mayBeEmpty: true) == "")
    #expect(SnapshotName.sanitized("a🎉", mayBeEmpty: true) == "a")
  }

  /// Joiners and variation selectors are parts of words to upstream, and all that is left of these.
  @Test func whatCannotBeSeenIsKeptAsUpstreamDoes() {
    #expect(Array(SnapshotName.sanitized("❤️").unicodeScalars) == ["\u{FE0F}"])
    #expect(Array(SnapshotName.sanitized("👩‍👧").unicodeScalars) == ["\u{200D}"])
  }

  @Test func symbolsBesideWordsAreDroppedAsUpstreamDoes() {
    #expect(SnapshotName.sanitized("a🎉") == "a")
    #expect(SnapshotName.sanitized("🎉 party") == "party")
  }

  @Test func punctuationIsDroppedAsUpstreamDoes() {
    #expect(SnapshotName.sanitized("Größe — klein…") == "Größe-klein")
    #expect(SnapshotName.sanitized("क्‍ष") == "क्‍ष")
  }

  @Test func accentsStayAsTheyAreWritten() {
    #expect(Array(SnapshotName.sanitized("e\u{301}").unicodeScalars) == ["e", "\u{301}"])
    #expect(Array(SnapshotName.sanitized("\u{E9}").unicodeScalars) == ["\u{E9}"])
  }

  @Test func aMissingExtensionLeavesNoDot() {
    #expect(SnapshotName.fileName(test: "t", identifier: "1", pathExtension: nil) == "t.1")
    #expect(SnapshotName.fileName(test: "t", identifier: "1", pathExtension: "txt") == "t.1.txt")
  }

  @Test(arguments: [
    ("tar.gz", "t.1.tar.gz"), ("c++", "t.1.c++"), ("../../../x", "t.1.x"), ("/etc/x", "t.1.etc-x"),
    ("..", "t.1"), (".txt", "t.1.txt"), ("a\0b\nc", "t.1.a-b-c"), ("a:b\\c", "t.1.a-b-c"),
  ])
  func extensionsStayInTheFolder(_ pathExtension: String, _ expected: String) {
    #expect(
      SnapshotName.fileName(test: "t", identifier: "1", pathExtension: pathExtension) == expected)
  }

  @Test func longExtensionsLeaveRoomForTheName() {
    let name = SnapshotName.fileName(
      test: "test", identifier: "1", pathExtension: String(repeating: "x", count: 300))

    #expect(name.hasPrefix("test.1.xxxx") && name.utf8.count <= SnapshotName.byteLimit)
  }

  @Test func longNamesKeepABeginningAndStayApart() {
    let a = String(repeating: "本", count: 100) + "a"
    let b = String(repeating: "本", count: 100) + "b"

    let names = [a, b].map {
      SnapshotName.fileName(test: $0, identifier: "1", pathExtension: "png")
    }

    #expect(names.allSatisfy { $0.utf8.count <= 255 && $0.hasSuffix(".png") && $0.hasPrefix("本本") })
    #expect(names[0] != names[1])
    #expect(names[0] == SnapshotName.fileName(test: a, identifier: "1", pathExtension: "png"))
  }

  @Test func namesThatAFileCanHaveStayWhole() {
    let test = String(repeating: "x", count: 249)

    #expect(
      SnapshotName.fileName(test: test, identifier: "1", pathExtension: "png") == "\(test).1.png")
  }
}
