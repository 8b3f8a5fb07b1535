import DarkroomSnapshotStore
import Testing

struct TextEscapesTests {
  private let html = TextEscapes(["<": "&lt;", "&": "&amp;", "\u{2028}": "\\u2028"])

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("<", "&lt;"), ("a<b<<", "a&lt;b&lt;&lt;"),
    ("&lt;", "&amp;lt;"), ("ä<ü", "ä&lt;ü"), ("x\u{2028}y", "x\\u2028y"),
  ])
  func eachPartIsReplacedOnce(text: String, escaped: String) {
    #expect(html.applied(to: text) == escaped)
  }

  @Test func anAccentBehindAPartDoesNotHideIt() {
    #expect(html.applied(to: "<\u{301}") == "&lt;\u{301}")
    #expect(TextEscapes(["\n": "%0A"]).applied(to: "a\r\nb") == "a\r%0Ab")
  }

  @Test func partsThatBeginAlikeAreToldApart() {
    let escapes = TextEscapes(["\u{2028}": "1"])

    #expect(escapes.applied(to: "\u{2028}\u{2029}\u{2026}") == "1\u{2029}\u{2026}")
  }

  @Test func zerosInATextStay() {
    #expect(html.applied(to: "a\0<\0\0b") == "a\0&lt;\0\0b")
  }

  @Test func textsWithoutPartsAndZerosAreLeft() {
    #expect(html.leaves("") && html.leaves("plain ü日"))
    #expect(!html.leaves("a<") && !html.leaves("a\0b"))
  }
}
