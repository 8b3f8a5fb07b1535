import Testing

@testable import SnapshotTesting

/// What the values of an attribute of insets say about what changed.
struct InsetChangeTests {
  private func words(_ old: String?, _ new: String?) -> [String] {
    InsetChange.all(old, new).map { "\($0.words) \($0.place(around: "Text"))" }
  }

  @Test func oneNumberIsAllSides() {
    #expect(words("12", "18") == ["12 → 18 around Text"])
    #expect(words("12 12 12 12", "18") == ["12 → 18 around Text"])
    #expect(words("12", "12 12 12 12").isEmpty)
  }

  @Test func sidesAreToldApart() {
    #expect(words("12", "12 18 12 18") == ["12 → 18 left and right of Text"])
    #expect(words("4 8 4 8", "4 8 6 8") == ["4 → 6 below Text"])
    #expect(
      words("4 8 4 8", "6 9 6 9") == ["4 → 6 above and below Text", "8 → 9 left and right of Text"])
    #expect(words("4", "6 6 6 4") == ["4 → 6 above, below and left of Text"])
  }

  @Test func aPaddingThatIsNewWasZero() {
    #expect(words(nil, "8") == ["0 → 8 around Text"])
    #expect(words("8", nil) == ["8 → 0 around Text"])
  }

  @Test func ofPaddingsAroundEachOtherOnlyTheChangedOneIsTold() {
    #expect(words("4, 8", "4, 10") == ["8 → 10 around Text"])
    #expect(words("4, 8", "6, 8") == ["4 → 6 around Text"])
    #expect(words("8", "4, 8") == ["0 → 4 around Text"])
    #expect(words("4, 8, 16", "4, 16") == ["8 → 0 around Text"])
    #expect(words("4, 8", "6, 10") == ["8 → 10 around Text", "4 → 6 around Text"])
  }

  @Test func marginsAreInsideOfTheirView() {
    func places(_ old: String, _ new: String) -> [String] {
      InsetChange.all(old, new).map { $0.place(inside: "UIStackView") }
    }

    #expect(places("8 8 8 8", "16 16 16 16") == ["UIStackView"])
    #expect(places("8 8 8 8", "16 8 16 8") == ["top and bottom of UIStackView"])
  }
}
