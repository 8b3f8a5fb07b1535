import Testing

@testable import DarkroomSnapshotStore

/// What the summary of a run says of symbols without a picture.
struct MissingSymbolsTests {
  @Test func allHavePictures() {
    #expect(MissingSymbols(undrawn: [:], unlisted: [:]) == nil)
    #expect(MissingSymbols([]) == nil)
  }

  @Test func namesAndCountsAreSummedAndTheMostFrequentComesFirst() throws {
    let first = try #require(MissingSymbols(undrawn: ["foo": 2, "baz": 1], unlisted: [:]))
    let second = try #require(MissingSymbols(undrawn: ["foo": 5], unlisted: ["typo": 2]))
    let sum = try #require(MissingSymbols([first, second]))

    #expect(
      sum.undrawnWords
        == "2 symbols have no picture here: foo (7), baz (1). Bring your own: <name>.svg, a template of "
        + "SF Symbols, in the folder that \"symbols\" in .snapshots.json names.")
    #expect(
      sum.unlistedWords?.hasPrefix(
        "1 name is in no list of symbols, so its image is nil: typo (2). Correct misspelled names"
      )
        == true)
  }

  @Test func onlyTwentyNamesAreSaid() throws {
    let many = Dictionary(uniqueKeysWithValues: (10..<40).map { ("s\($0)", 1) })
    let words = try #require(MissingSymbols(undrawn: many, unlisted: [:])?.undrawnWords)

    #expect(words.hasPrefix("30 symbols have no picture here: s10 (1), s11 (1), "))
    #expect(words.contains("s29 (1) and 10 more. "))
  }
}
