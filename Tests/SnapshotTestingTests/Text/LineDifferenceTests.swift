import SnapshotTesting
import Testing

struct LineDifferenceTests {
  let minus = "\u{2212}"
  let space = "\u{2007}"

  func patch(_ old: String, _ new: String) -> String? { Diffing.lines.diff(old, new)?.0 }

  @Test func equalTextsHaveNoDifference() {
    #expect(patch("a\nb", "a\nb") == nil)
  }

  @Test func fourLinesSurroundAChange() {
    let old = (1...16).map { "\($0)" }
    var new = old
    new[6] = "seven"

    #expect(
      patch(old.joined(separator: "\n"), new.joined(separator: "\n")) == """
        @@ \(minus)3,9 +3,9 @@
        \(space)3
        \(space)4
        \(space)5
        \(space)6
        \(minus)7
        +seven
        \(space)8
        \(space)9
        \(space)10
        \(space)11
        """)
  }

  /// Upstream ends a hunk within equal lines only where more than eight of them follow.
  @Test(arguments: [(4, 4), (5, 5), (8, 8), (9, 4)])
  func upToEightLinesAtTheEndAreWhole(_ count: Int, _ shown: Int) throws {
    let end = (1...count).map { "\n\($0)" }.joined()

    let text = try #require(patch("old" + end, "new" + end))

    #expect(text.split(separator: "\n").count == 3 + shown)
  }

  @Test func distantChangesAreHunksOfTheirOwn() throws {
    let old = (1...30).map { "\($0)" }
    var new = old
    new[0] = "first"
    new[29] = "last"

    let text = try #require(patch(old.joined(separator: "\n"), new.joined(separator: "\n")))

    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ \(minus)1,5 +1,5 @@", "@@ \(minus)26,5 +26,5 @@",
      ])
  }

  @Test func invisibleSpacesAtTheEndAreShown() {
    #expect(patch("a", "a ") == "@@ \(minus)1,1 +1,1 @@\n\(minus)a\n+a ¬")
  }

  @Test func theAttachmentIsThePatch() throws {
    let attachments = try #require(Diffing.lines.diff("a", "b")?.1)

    #expect(attachments.count == 1)
  }
}
