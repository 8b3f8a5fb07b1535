import Testing

@testable import DarkroomImageFiles

/// What would make another picture if it were left out ends with an error that names it.
struct SVGRefusalTests {
  private func message(_ content: String) -> String {
    do {
      _ = try ImageFileReader.vector(
        Array("<svg width='20' height='20'>\n\(content)\n</svg>".utf8))
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("<text>Hello</text>", "<text>"),
    ("<rect width='1' height='1' filter='url(#f)'/>", "filter=\"url(#f)\""),
    ("<path d='M0 0h1' marker-end='url(#m)'/>", "marker-end=\"url(#m)\""),
    ("<foreignObject/>", "<foreignObject>"),
    ("<image href='https://example.com/a.png' width='1' height='1'/>", "<image>"),
    ("<rect width='1' height='1' fill='lab(1 2 3)'/>", "fill=\"lab(1 2 3)\""),
    ("<rect width='1' height='1' vector-effect='non-scaling-stroke'/>", "vector-effect"),
    ("<rect width='1' height='1' style='mix-blend-mode:darker'/>", "mix-blend-mode"),
    ("<style>g rect { fill: red }</style>", "the style rule \"g rect\""),
    ("<rect width='1' height='1' clip-path='circle(5px)'/>", "clip-path=\"circle(5px)\""),
  ])
  func itIsNamedWithItsLine(content: String, name: String) {
    let message = message(content)

    #expect(message.contains(name), "\(message)")
    #expect(message.contains("the SVG has") && message.contains("(line 2)"), "\(message)")
  }

  @Test(arguments: [
    ("<rect width='1' height='1' transform='turn(3)'/>", "transform=\"turn(3)\""),
    ("<path d='M0 0 L x'/>", "not path data near \" x\""),
    ("<use id='u' href='#u'/>", "<use> refers to itself"),
    ("<g id='u'><use href='#u'/></g>", "<use> refers to itself"),
    ("<g>", "it is not XML"),
    ("<svg viewBox='0 0'/>", "viewBox=\"0 0\""),
  ])
  func damageIsNamed(content: String, name: String) {
    let message = message(content)

    #expect(message.contains("the SVG is malformed") && message.contains(name), "\(message)")
  }

  @Test(arguments: [
    "<metadata><x:y xmlns:x='http://example.com/x'/></metadata>", "<title>a</title>",
    "<g display='none'><text>Hello</text></g>", "<defs><text>Hello</text></defs>",
    "<rect width='1' height='1' style='fill:#f00;fill:color(display-p3 1 0 0)'/>",
    "<rect width='1' height='1' style='font-family:x;-inkscape-stroke:none' filter='none'/>",
  ])
  func whatDoesNotShowIsNoReason(content: String) {
    #expect(message(content) == "")
  }
}
