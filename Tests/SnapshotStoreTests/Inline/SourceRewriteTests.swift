import DarkroomRaster
import Foundation
import Testing

@testable import DarkroomSnapshotStore

struct SourceRewriteTests {
  static let base = "one()\ntwo()\n  two()\nthree { \"3\" }\n"

  static func edit(
    _ old: String, after head: String, in base: String = base, rank: Int = 0
  ) throws -> SourceEdit {
    let bytes = Array(base.utf8)
    let range = try #require(base.range(of: head + old))
    let start = base.utf8.distance(from: base.startIndex, to: range.lowerBound) + head.utf8.count
    var edit = SourceEdit(
      source: ContainedPath(own: "/T.swift"), base: bytes, old: start..<start + old.utf8.count,
      expected: nil)
    edit.rank = rank
    edit.unit = "  "
    edit.lead = old.isEmpty || old == "()" ? " " : ""
    return edit
  }

  static func rewrite(
    _ edits: [(SourceEdit, String)], of current: String, base: String = base
  ) -> (text: String, refused: [Int: StoreError]) {
    let rewrite = SourceRewrite(
      edits.map { SourceRewrite.Replacement($0.0, value: $0.1) }, of: Array(current.utf8)
    ) { _ in Array(base.utf8) }
    return (String(decoding: rewrite.bytes, as: UTF8.self), rewrite.refused)
  }

  @Test func editsOfAnUntouchedSourceAreMadeTogether() throws {
    let (text, refused) = Self.rewrite(
      [
        (try Self.edit("{ \"3\" }", after: "three "), "4"),
        (try Self.edit("()", after: "one"), "1"),
      ], of: Self.base)

    #expect(refused == [:])
    #expect(
      text
        == "one {\n  \"\"\"\n  1\n  \"\"\"\n}\ntwo()\n  two()\nthree {\n  \"\"\"\n  4\n  \"\"\"\n}\n"
    )
  }

  @Test func anEditFollowsItsLineThroughOtherChanges() throws {
    let later = "zero()\none { \"x\" }\ntwo()\n  two()\nthree { \"3\" }\nfour()\n"
    let (text, refused) = Self.rewrite(
      [(try Self.edit("{ \"3\" }", after: "three "), "4")], of: later)

    #expect(refused == [:])
    #expect(text.contains("three {\n  \"\"\"\n  4\n"))
    #expect(text.hasPrefix("zero()\none { \"x\" }\n"))
    #expect(text.hasSuffix("}\nfour()\n"))
  }

  @Test func equalLinesAreToldApartByWhatStandsAroundThem() throws {
    let base = "f\nx()\n}\ng\nx()\n}\n"
    let later = "f\nx() {\n\"1\"\n}\n}\ng\nx()\n}\n"
    let second = try Self.edit("", after: "g\nx()", in: base)
    let (text, _) = Self.rewrite([(second, "2")], of: later, base: base)

    #expect(text == "f\nx() {\n\"1\"\n}\n}\ng\nx() {\n  \"\"\"\n  2\n  \"\"\"\n}\n}\n")
  }

  @Test func aPlaceThatWasChangedIsRefused() throws {
    let edit = try Self.edit("{ \"3\" }", after: "three ")
    let (text, refused) = Self.rewrite(
      [(edit, "4")], of: "zero()\n" + Self.base.replacing("\"3\"", with: "\"5\""))

    #expect(refused == [0: .sourceChanged(path: "/T.swift", line: 4)])
    #expect(text.contains("\"5\""))
  }

  @Test func closuresOfOneCallKeepTheirOrderWhicheverIsAcceptedFirst() throws {
    let first = try Self.edit("", after: "  two()")
    var second = try Self.edit("", after: "  two()", rank: 1)
    second.label = "more"
    let expected = "{\n  \"\"\"\n  1\n  \"\"\"\n} more: {\n  \"\"\"\n  2\n  \"\"\"\n}"

    for order in [[(first, "1"), (second, "2")], [(second, "2"), (first, "1")]] {
      #expect(Self.rewrite(order, of: Self.base).text.contains(expected))
      let once = Self.rewrite([order[0]], of: Self.base).text
      #expect(Self.rewrite([order[1]], of: once).text.contains(expected))
    }
  }

  @Test func editsThatOverlapAreNotBothMade() throws {
    let edit = try Self.edit("{ \"3\" }", after: "three ")
    let (_, refused) = Self.rewrite([(edit, "4"), (edit, "5")], of: Self.base)

    #expect(refused == [1: .sourceChanged(path: "/T.swift", line: 4)])
  }

  @Test func anUnknownBaseIsRefused() throws {
    let edit = try Self.edit("()", after: "one")
    let rewrite = SourceRewrite([.init(edit, value: "")], of: Array("one()\n".utf8)) { _ in nil }

    #expect(rewrite.refused == [0: .sourceChanged(path: "/T.swift", line: 1)])
  }

  /// Results can come from another machine: an edit may not be more than it seems.
  @Test(arguments: [
    ("{ \"3\" }", true), ("{ return #\"\"\"\n\"\"\"# }", true), (" {\n}", true), ("()", true),
    ("", true), ("with: \"\"", true), (", matches: { \"x\" }", true), ("{ \"a\" } more: ", true),
    ("{ try delete() }", false), ("foo()", false), ("func a() { \"\" }", false),
    ("a + \"\"", false),
    ("{ \"a\" }; { \"b\" }; f()", false),
  ])
  func anEditReplacesLiteralsAlone(_ old: String, _ isHarmless: Bool) {
    let edit = SourceEdit(
      source: ContainedPath(own: "/T.swift"), base: Array(old.utf8), old: 0..<old.utf8.count,
      expected: nil)

    #expect(edit.isHarmless == isHarmless)
  }

  @Test func whatStandsAroundANewLiteralIsSpaceAndALabel() throws {
    let edit = try Self.edit("()", after: "one")
    for change in [
      { $0.lead = "; f() " }, { $0.trail = " }" }, { $0.indentation = "//" },
      { $0.label = "a: f(), b" }, { $0.unit = "x" }, { $0.offset = -1 },
    ] as [(inout SourceEdit) -> Void] {
      var changed = edit
      change(&changed)
      let (text, refused) = Self.rewrite([(changed, "")], of: Self.base)
      #expect(refused == [0: .sourceEditUnusable(path: "/T.swift", line: 1)])
      #expect(text == Self.base)
    }
  }

  @Test func linesEndAsTheSourcesDo() throws {
    var edit = try Self.edit("()", after: "one")
    edit.hasCarriageReturns = true

    #expect(edit.text(for: "a\nb") == " {\r\n  \"\"\"\r\n  a\r\n  b\r\n  \"\"\"\r\n}")
  }
}
