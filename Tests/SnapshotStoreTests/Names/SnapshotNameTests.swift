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

  @Test func namesThatDifferInSymbolsAloneStayApart() {
    let names = ["🎉", "🚀", "a🎉", "a🚀", "👨‍👩‍👧", "👩‍👩‍👧", "..", "...", "***", "👍🏽", "👍🏿", "🇩🇪", "🇫🇷"]
    let sanitized = names.map(SnapshotName.sanitized)

    #expect(Set(sanitized).count == names.count)
    for name in sanitized {
      #expect(name.contains(#/^\w*~[0-9a-f]{6}$/#), "\(name)")
      #expect(!name.unicodeScalars.contains { $0.properties.isJoinControl })
    }
    #expect(SnapshotName.sanitized("a🎉").hasPrefix("a~"))
  }

  @Test func punctuationIsDroppedAsUpstreamDoes() {
    #expect(SnapshotName.sanitized("Größe — klein…") == "Größe-klein")
    #expect(SnapshotName.sanitized("क्‍ष") == "क्‍ष")
  }

  @Test func accentsAreComposed() {
    let decomposed = "e\u{301}"

    #expect(Array(SnapshotName.sanitized(decomposed).unicodeScalars) == ["\u{E9}"])
  }

  @Test func aMissingExtensionLeavesNoDot() {
    #expect(SnapshotName.fileName(test: "t", identifier: "1", pathExtension: nil) == "t.1")
    #expect(SnapshotName.fileName(test: "t", identifier: "1", pathExtension: "txt") == "t.1.txt")
  }

  @Test func longNamesKeepABeginningAndStayApart() {
    let a = String(repeating: "本", count: 100) + "a"
    let b = String(repeating: "本", count: 100) + "b"

    let names = [a, b].map {
      SnapshotName.fileName(test: $0, identifier: "1", pathExtension: "png")
    }

    #expect(names.allSatisfy { $0.utf8.count <= 200 && $0.hasSuffix(".png") && $0.hasPrefix("本本") })
    #expect(names[0] != names[1])
    #expect(names[0] == SnapshotName.fileName(test: a, identifier: "1", pathExtension: "png"))
  }

  @Test func namesOfTwoHundredBytesStayWhole() {
    let test = String(repeating: "x", count: 194)

    #expect(
      SnapshotName.fileName(test: test, identifier: "1", pathExtension: "png") == "\(test).1.png")
  }
}
