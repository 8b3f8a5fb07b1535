import Testing

@testable import DarkroomIOSSources

struct LexerTests {
  private func words(_ text: String) -> [String] {
    let source = SourceText(path: "A.swift", text: text)
    return source.tokens.map { source.text($0.range) }
  }

  @Test func commentsNestInComments() {
    #expect(words("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"])
  }

  @Test func interpolationsHoldCode() {
    #expect(words(#""x\(f("y"))z""#) == [#""x\"#, "(", "f", "(", #""y""#, ")", ")", #"z""#])
  }

  @Test func rawStringsEndWithTheirHashes() {
    #expect(words(##"#"a"b\(c)\#(d)"# e"##) == [##"#"a"b\(c)\#"##, "(", "d", ")", ##""#"##, "e"])
  }

  @Test func multilineStringsHoldQuotes() {
    #expect(words("\"\"\"\na \"b\" \\\"\"\"\n\"\"\" c").count == 2)
  }

  @Test func slashesAreRegularExpressionsWhereTheCompilerTakesThemForOne() {
    #expect(words(#"let r = /a"b(c)/ + 1"#) == ["let", "r", "=", #"/a"b(c)/"#, "+", "1"])
    #expect(words("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(words("x = a/b/c") == ["x", "=", "a", "/", "b", "/", "c"])
    #expect(words("#/ \" /# b") == ["#/ \" /#", "b"])
  }

  @Test func genericsAreSingleAngles() {
    #expect(words("A<B<C>>?") == ["A", "<", "B", "<", "C", ">", ">", "?"])
    #expect(words("() -> A<B>") == ["(", ")", "->", "A", "<", "B", ">"])
  }
}
