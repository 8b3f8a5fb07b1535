import DarkroomSnapshotStore
import Testing

struct VisibleCharactersTests {
  @Test(arguments: [
    ("\u{1B}[2J", "\\u{1b}[2J"), ("a\u{7}\u{8}\u{0}", "a\\u{7}\\u{8}\\u{0}"), ("\u{7F}", "\\u{7f}"),
    ("\u{9B}1A", "\\u{9b}1A"), ("a\nb", "a\\u{a}b"), ("a\r\nb", "a\\u{d}\\u{a}b"),
    ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"), ("\u{202E}gnp", "\\u{202e}gnp"),
    ("\u{2066}\u{2069}", "\\u{2066}\\u{2069}"),
    ("\u{200E}\u{200F}\u{61C}", "\\u{200e}\\u{200f}\\u{61c}"),
    ("a\u{200B}b\u{2060}\u{FEFF}\u{AD}", "a\\u{200b}b\\u{2060}\\u{feff}\\u{ad}"),
    ("\u{FFFE}\u{10FFFF}", "\\u{fffe}\\u{10ffff}"), ("\u{E0041}", "\\u{e0041}"),
    // An accent makes one character of two scalars, and the first one is still obeyed.
    ("\u{1B}\u{301}[2J", "\\u{1b}\u{301}[2J"),
  ])
  func whatATerminalObeysIsShown(_ text: String, _ shown: String) {
    #expect(
      Array(VisibleCharacters.applied(to: text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  /// Persian and Sinhala need joiners, families and flags are sequences, number signs are drawn, symbols are private.
  @Test(arguments: [
    "Hello, Wörld: 画面 한글 שלום", "می\u{200C}خواهم", "ශ්\u{200D}රී", "ه\u{200D}", "👨\u{200D}👩\u{200D}👧",
    "❤\u{FE0F}\u{200D}🔥",
    "👩🏽\u{200D}🚀", "1\u{FE0F}\u{20E3}", "⚠\u{FE0F}",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "葛\u{E0100}",
    "\u{600}١٢", "a\tb", "\u{F8FF}", "e\u{301}", "🇩🇪",
  ])
  func whatTextsNeedStays(_ text: String) {
    #expect(Array(VisibleCharacters.applied(to: text).unicodeScalars) == Array(text.unicodeScalars))
  }

  /// A text could be hidden in them.
  @Test(arguments: [
    ("a\u{200D}b", "a\\u{200d}b"), ("\u{200C}", "\\u{200c}"),
    ("می\u{200C}\u{200C}", "می\u{200C}\\u{200c}"),
    ("👨\u{200D}x", "👨\\u{200d}x"), ("a\u{FE00}\u{FE01}", "a\u{FE00}\\u{fe01}"),
    ("🏴\u{E0067}", "🏴\\u{e0067}"),
    ("\u{8}\u{FE0F}\u{200D}👨", "\\u{8}\\u{fe0f}\\u{200d}👨"),
    ("🏴\u{E0067}\u{E0041}\u{E007F}", "🏴\\u{e0067}\\u{e0041}\\u{e007f}"),
    ("\u{E0100}", "\\u{e0100}"),
  ])
  func invisibleCharactersWithoutATaskAreShown(_ text: String, _ shown: String) {
    #expect(
      Array(VisibleCharacters.applied(to: text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func linesStay() {
    #expect(VisibleCharacters.applied(toLinesOf: "a\n\u{1B}b\r\n\n") == "a\n\\u{1b}b\\u{d}\n\n")
  }
}
