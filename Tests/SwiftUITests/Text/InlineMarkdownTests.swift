import Testing

@testable import SwiftUI

/// Examples are those of the CommonMark specification 0.31 and of GitHub's, or follow from them.
struct InlineMarkdownTests {
  /// Strong in *(…)*, emphasized in (…), code in `…`, struck in -…-, links in [….….
  private func shown(_ string: String) -> String {
    InlineMarkdown.spans(of: string).map { span in
      var text = span.text
      if span.style.isCode { text = "‹code \(text)›" }
      if span.style.isStruck { text = "‹del \(text)›" }
      if span.style.isEmphasized { text = "‹em \(text)›" }
      if span.style.isStrong { text = "‹strong \(text)›" }
      if let link = span.style.link { text = "‹a \(link) \(text)›" }
      return text
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("a **b** c", "a ‹strong b› c"), ("*a*", "‹em a›"), ("_a_", "‹em a›"),
    ("__a__", "‹strong a›"), ("***a***", "‹strong ‹em a››"), ("~~a~~", "‹del a›"),
    ("~a~", "‹del a›"),
    ("**a *b* c**", "‹strong a ›‹strong ‹em b››‹strong  c›"),
    ("snake_case_name", "snake_case_name"),
    ("foo*bar*baz", "foo‹em bar›baz"), ("2 * 3 * 4", "2 * 3 * 4"), ("**a", "**a"),
    ("*a**", "‹em a›*"),
    ("**a*", "*‹em a›"), ("*foo**bar*", "‹em foo**bar›"), ("a * b*", "a * b*"),
    ("~~~a~~~", "~~~a~~~"),
    ("**\"a\"**", "‹strong \"a\"›"), ("*(**a**)*", "‹em (›‹strong ‹em a››‹em )›"),
  ])
  func emphasis(markdown: String, expected: String) { #expect(shown(markdown) == expected) }

  @Test(arguments: [
    ("`a*b*`", "‹code a*b*›"), ("`` a`b ``", "‹code a`b›"), ("`a", "`a"), ("\\*a\\*", "*a*"),
    ("a\\b", "a\\b"), ("&amp; &lt; &foo;", "& < &foo;"), ("a < b > c", "a < b > c"),
    ("# no heading\n- no list", "# no heading\n- no list"), ("a  \n b", "a  \n b"),
  ])
  func codeAndEscapes(markdown: String, expected: String) { #expect(shown(markdown) == expected) }

  @Test(arguments: [
    ("[a](https://b.c)", "‹a https://b.c a›"), ("[a **b**](x)", "‹a x a ›‹a x ‹strong b››"),
    ("[a](x \"title\") b", "‹a x a› b"), ("[a]", "[a]"), ("[a] (x)", "[a] (x)"), ("a](x)", "a](x)"),
    ("![alt](x)", "alt"), ("<https://a.b>", "‹a https://a.b https://a.b›"),
    ("<a@b.c>", "‹a mailto:a@b.c a@b.c›"), ("[a](x(y)z)", "‹a x(y)z a›"),
    ("see https://a.b/c_d_e.", "see ‹a https://a.b/c_d_e https://a.b/c_d_e›."),
    ("(www.a.b)", "(‹a http://www.a.b www.a.b›)"),
    ("me@a.org, you", "‹a mailto:me@a.org me@a.org›, you"),
    ("`https://a.b`", "‹code https://a.b›"), ("[**a](b)**", "‹a b **a›**"),
  ])
  func links(markdown: String, expected: String) { #expect(shown(markdown) == expected) }

  /// A hundred thousand marks, which a search back to the start for each of them would not end.
  @Test func longRunsOfMarksEnd() {
    #expect(InlineMarkdown.spans(of: String(repeating: "*a ", count: 2000)).count == 1)
    #expect(InlineMarkdown.spans(of: String(repeating: "[", count: 5000)).count == 1)
  }
}
