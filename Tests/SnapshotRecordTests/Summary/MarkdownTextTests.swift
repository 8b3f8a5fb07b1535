import Testing

@testable import DarkroomSnapshotRecord

struct MarkdownTextTests {
  @Test(arguments: [
    ("a|b <i>*c*</i> `d` & [e](f)", "a\\|b &lt;i&gt;\\*c\\*&lt;/i&gt; \\`d\\` &amp; \\[e\\](f)"),
    ("a\n| b", "a\\\\u{a}\\| b"), ("\u{202E}", "\\\\u{202e}"), ("\\|", "\\\\\\|"),
    ("$x$ ~y~ _z_", "\\$x\\$ \\~y\\~ \\_z\\_"),
    // An accent behind a bar makes one character of them, and still ends the cell.
    ("|\u{301}", "\\|\u{301}"),
  ])
  func textOfTestsIsNoMarkup(_ text: String, _ markdown: String) {
    #expect(Array(MarkdownText(text).rendered.utf8) == Array(markdown.utf8))
  }

  /// GitHub looks for them in the finished HTML, where a backslash is gone.
  @Test(arguments: [
    ("@octocat", "\\@<!-- -->octocat"), ("#12", "\\#<!-- -->12"),
    ("see http://e.org", "see http:<!-- -->//e.org"), ("WWW.e.org", "WWW.<!-- -->e.org"),
    ("12:30, x.y", "12:30, x.y"),
  ])
  func nobodyIsMentionedAndNothingIsLinked(_ text: String, _ markdown: String) {
    #expect(MarkdownText(text).rendered == markdown)
  }

  @Test(arguments: [
    ("Tests/A.swift:3", "`Tests/A.swift:3`"), ("<b> @x #1 *", "`<b> @x #1 *`"),
    ("a`b", "<code>a&#96;b</code>"), ("a|b", "<code>a&#124;b</code>"),
    ("a\n# b", "<code>a&#92;u&#123;a&#125;&#35; b</code>"), ("", "<code></code>"),
    (" ", "<code> </code>"),
  ])
  func codeShowsWhatStandsInIt(_ text: String, _ markdown: String) {
    #expect(MarkdownText(code: text).rendered == markdown)
  }

  @Test func anAddressStaysInItsQuotes() {
    #expect(
      MarkdownText(address: "https://e.org/a b/\"><b>?x=1&y=%20|é").rendered
        == "https://e.org/a%20b/%22%3e%3cb%3e?x=1&amp;y=%20%7c%c3%a9")
  }

  @Test func literalsAreMarkupAndTextsAreNot() {
    let code = "a|b"

    #expect(
      ("**\("*")** \(code: code) \(3)" as MarkdownText).rendered
        == "**\\*** <code>a&#124;b</code> 3")
  }
}
