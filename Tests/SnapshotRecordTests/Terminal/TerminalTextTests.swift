import DarkroomSnapshotStore
import Testing

@testable import DarkroomSnapshotRecord

struct TerminalTextTests {
  private let hostile = "\u{1B}[2J\n::error::\u{202E}"

  @Test func literalsStayAndTextsArePutInOnOneLine() {
    let text: TerminalText = "\u{1B}[31m\(hostile)\u{1B}[0m"

    #expect(text.rendered == "\u{1B}[31m\\u{1b}[2J\\u{a}::error::\\u{202e}\u{1B}[0m")
    #expect(TerminalText(hostile).rendered == "\\u{1b}[2J\\u{a}::error::\\u{202e}")
    #expect(TerminalText(lines: hostile).rendered == "\\u{1b}[2J\n::error::\\u{202e}")
  }

  @Test func othersThanStringsArePutInByTheirWords() {
    struct Problem: Error, CustomStringConvertible { let description: String }
    let words: Substring = "\u{7}x"

    let text: TerminalText = "\(Problem(description: hostile)) \(words) \(3) \(Character("\u{9B}"))"

    #expect(text.rendered == "\\u{1b}[2J\\u{a}::error::\\u{202e} \\u{7}x 3 \\u{9b}")
  }

  @Test func textsStayThemselvesInOthers() {
    let part: TerminalText = "\u{1B}[1m\("\u{7}")\u{1B}[0m"

    #expect(("<\(part)>" as TerminalText).rendered == "<\u{1B}[1m\\u{7}\u{1B}[0m>")
    #expect([part, part].joined(separator: "\r\n") == part + "\r\n" + part)
  }

  @Test func columnsAreThoseOfWhatIsShown() {
    let text = "\u{1B}abc"

    #expect(TerminalText(text).columns == 9)
    #expect(TerminalColumns.clipped(TerminalText(text), 7) == "\\u{1b}…")
    #expect(TerminalColumns.clipped("a\tb", 8) == "a…")
  }

  @Test func jsonOnATerminalKeepsItsValueAndHasNoControls() throws {
    let json = "{\"a\" : \"\u{9B}é\u{202E}\u{E0001}\u{7F}\"\n}"

    #expect(
      Console.escapedJSON(json, for: LogCommands([:]))
        == "{\"a\" : \"\\u009bé\\u202e\\udb40\\udc01\\u007f\"\n}")
    let order = Console.escapedJSON("[\"##[x]\"]", for: LogCommands(["GITHUB_ACTIONS": "true"]))
    #expect(order == "[\"#\\u0023[x]\"]")
  }
}
