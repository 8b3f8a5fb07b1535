import DarkroomRaster
import Testing

@testable import DarkroomImageFiles

/// Shapes, viewports and references, by pixels that were worked out by hand.
struct SVGShapeTests {
  private func drawn(_ content: String, box: String = "0 0 20 20") throws -> Pixels {
    try Pixels(
      svg: """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="20" height="20" viewBox="\(box)">\(content)</svg>
        """)
  }

  @Test(arguments: [
    "<rect x='5' y='5' width='10' height='10' fill='red'/>",
    "<path d='M5 5h10v10H5z' style='fill:#f00'/>",
    "<polygon points='5,5 15,5 15,15 5,15' fill='rgb(255,0,0)'/>",
    "<polyline points='5 5 15 5 15 15 5 15' fill='rgb(100%, 0%, 0%)'/>",
    "<line x1='5' y1='10' x2='15' y2='10' stroke='#FF0000' stroke-width='10'/>",
    "<g transform='translate(5 5)'><rect width='10' height='10' fill='hsl(0,100%,50%)'/></g>",
    "<g transform='rotate(90 10 10)'><rect x='5' y='5' width='10' height='10' fill='red'/></g>",
    "<g color='red'><rect x='5' y='5' width='10' height='10' fill='currentColor'/></g>",
    "<style>.a{fill:blue} rect.a{fill:red}</style><rect class='a' x='5' y='5' width='10' height='10'/>",
    "<defs><rect id='r' width='10' height='10'/></defs><use xlink:href='#r' x='5' y='5' fill='red'/>",
    "<symbol id='s' viewBox='0 0 1 1'><rect width='1' height='1' fill='red'/></symbol>"
      + "<use href='#s' x='5' y='5' width='10' height='10'/>",
    "<svg x='5' y='5' width='10' height='10'><rect width='50' height='50' fill='red'/></svg>",
    "<clipPath id='c'><rect x='5' y='5' width='10' height='10'/></clipPath>"
      + "<rect width='20' height='20' fill='red' clip-path='url(#c)'/>",
    "<mask id='m'><rect x='5' y='5' width='10' height='10' fill='white'/></mask>"
      + "<rect width='20' height='20' fill='red' mask='url(#m)'/>",
    "<pattern id='p' width='1' height='1'><rect width='20' height='20' fill='red'/></pattern>"
      + "<rect x='5' y='5' width='10' height='10' fill='url(#p)'/>",
    "<rect x='5' y='5' width='10' height='10' fill='url(#none) red'/>",
  ])
  func aRedSquareIsInTheMiddle(content: String) throws {
    let pixels = try drawn(content)

    #expect(pixels[5, 5] == .red && pixels[14, 14] == .red)
    #expect(pixels[4, 10] == .clear && pixels[15, 10] == .clear)
    #expect(pixels[10, 4] == .clear && pixels[10, 15] == .clear)
  }

  @Test func theViewBoxIsFittedInTheMiddle() throws {
    let wide = try drawn("<rect width='20' height='10' fill='red'/>", box: "0 0 20 10")
    #expect(wide[10, 4] == .clear && wide[10, 5] == .red && wide[10, 14] == .red)

    let low = try Pixels(
      svg: """
        <svg width="20" height="20" viewBox="0 0 20 10" preserveAspectRatio="xMinYMax">\
        <rect width="20" height="10" fill="red"/></svg>
        """)
    #expect(low[10, 9] == .clear && low[10, 10] == .red && low[10, 19] == .red)

    let cut = try Pixels(
      svg: """
        <svg width="20" height="20" viewBox="0 0 20 10" preserveAspectRatio="xMidYMid slice">\
        <rect width="10" height="10" fill="red"/></svg>
        """)
    #expect(cut[9, 10] == .red && cut[10, 10] == .clear)
  }

  @Test func theSizeIsWhatTheFileSays() throws {
    func size(_ attributes: String) throws -> [Double] {
      let image = try ImageFileReader.vector(Array("<svg \(attributes)/>".utf8))
      return [image.width, image.height]
    }
    #expect(try size("width='24' height='12px'") == [24, 12])
    #expect(try size("viewBox='0 0 7 9'") == [7, 9])
    #expect(try size("width='100%' height='100%' viewBox='0 0 7 9'") == [7, 9])
    #expect(try size("width='3in' height='72pt'") == [288, 96])
    #expect(throws: ImageFileError.self) { try size("") }
    #expect(throws: ImageFileError.tooLarge(width: 1e6, height: 1)) {
      try size("width='1e6' height='1'")
    }
  }

  /// A half circle of radius 10 above the middle.
  @Test func arcsAreDrawn() throws {
    let pixels = try drawn("<path d='M0 10A10 10 0 0 1 20 10' fill='red'/>")

    #expect(pixels[10, 1] == .red && pixels[10, 9] == .red && pixels[10, 10] == .clear)
    #expect(pixels[0, 0] == .clear && pixels[19, 0] == .clear)
  }

  @Test func rulesSayWhatLiesInside() throws {
    let squares = "d='M0 0H20V20H0zM5 5H15V15H5z' fill='red'"

    #expect(try drawn("<path \(squares)/>")[10, 10] == .red)
    #expect(try drawn("<path \(squares) fill-rule='evenodd'/>")[10, 10] == .clear)
    let clip =
      "<clipPath id='c'><path d='M0 0H20V20H0zM5 5H15V15H5z' clip-rule='evenodd'/></clipPath>"
    #expect(
      try drawn("\(clip)<rect width='20' height='20' fill='red' clip-path='url(#c)'/>")[10, 10]
        == .clear)
  }

  @Test func severalShapesClipTogether() throws {
    // They wind in opposite directions, and overlap in the middle.
    let clip = """
      <clipPath id='c'><path d='M0 0H12V20H0z'/><path d='M8 0V20H20V0z'/></clipPath>
      <rect width='20' height='20' fill='red' clip-path='url(#c)'/>
      """
    let pixels = try drawn(clip)

    #expect(pixels[2, 10] == .red && pixels[10, 10] == .red && pixels[18, 10] == .red)
  }

  @Test func opacityOfAGroupIsThatOfTheWhole() throws {
    let squares =
      "<rect width='20' height='20' fill='red'/><rect width='20' height='20' fill='blue'/>"

    #expect(try drawn("<g opacity='.5'>\(squares)</g>")[10, 10].isNear([0, 0, 128, 128]))
    #expect(
      try drawn("<rect width='20' height='20' fill='red' fill-opacity='50%'/>")[10, 10]
        .isNear([128, 0, 0, 128]))
  }

  @Test func masksCountHowLightTheyAre() throws {
    func masked(_ fill: String, _ more: String = "") throws -> [Int] {
      try drawn(
        """
        <mask id='m' \(more)><rect width='20' height='20' \(fill)/></mask>
        <rect width='20' height='20' fill='red' mask='url(#m)'/>
        """)[10, 10]
    }
    #expect(try masked("fill='white'") == .red)
    #expect(try masked("fill='black'") == .clear)
    // A channel counts as 0.2125, 0.7154 or 0.0721 of the light.
    #expect(try masked("fill='lime'").isNear([182, 0, 0, 182]))
    #expect(try masked("fill='white' fill-opacity='.5'").isNear([128, 0, 0, 128]))
    #expect(try masked("fill='black'", "style='mask-type:alpha'") == .red)
  }

  @Test func whatIsHiddenIsNotDrawn() throws {
    for hidden in ["display='none'", "visibility='hidden'", "opacity='0'", "style='display:none'"] {
      #expect(try drawn("<rect width='20' height='20' \(hidden)/>")[10, 10] == .clear)
    }
    #expect(
      try drawn("<g visibility='hidden'><rect width='20' height='20' visibility='visible'/></g>")[
        10, 10] == .black)
  }

  @Test func gradientsRunAlongTheBoxOrTheUsersSpace() throws {
    let stops = "<stop stop-color='red'/><stop offset='1' stop-color='blue'/>"
    let ofBox = try drawn(
      "<linearGradient id='g'>\(stops)</linearGradient><rect width='20' height='20' fill='url(#g)'/>"
    )
    #expect(ofBox[0, 10].isNear([249, 0, 6, 255], 4) && ofBox[19, 10].isNear([6, 0, 249, 255], 4))

    let down = try drawn(
      """
      <linearGradient id='a'>\(stops)</linearGradient>
      <linearGradient id='g' href='#a' x2='0' y2='10' gradientUnits='userSpaceOnUse'/>
      <rect width='20' height='20' fill='url(#g)'/>
      """)
    #expect(down[10, 0].isNear([242, 0, 13, 255], 4) && down[10, 15] == .blue)

    let turned = try drawn(
      """
      <linearGradient id='g' gradientTransform='rotate(90)'>\(stops)</linearGradient>
      <rect width='20' height='20' fill='url(#g)'/>
      """)
    #expect(
      turned[10, 0].isNear([249, 0, 6, 255], 4) && turned[10, 19].isNear([6, 0, 249, 255], 4))

    let round = try drawn(
      "<radialGradient id='g'>\(stops)</radialGradient><rect width='20' height='20' fill='url(#g)'/>"
    )
    #expect(round[10, 10].isNear([237, 0, 18, 255], 8) && round[0, 0] == .blue)
  }

  @Test func gradientsRepeatAndReflect() throws {
    func drawn(_ spread: String) throws -> Pixels {
      try self.drawn(
        """
        <linearGradient id='g' x2='.5' spreadMethod='\(spread)'><stop stop-color='red'/>
        <stop offset='1' stop-color='blue'/></linearGradient>
        <rect width='20' height='20' fill='url(#g)'/>
        """)
    }
    #expect(try drawn("pad")[19, 10] == .blue)
    #expect(try drawn("repeat")[10, 10].isNear([242, 0, 13, 255], 6))
    #expect(try drawn("reflect")[10, 10].isNear([13, 0, 242, 255], 6))
    #expect(try drawn("reflect")[19, 10].isNear([242, 0, 13, 255], 6))
  }

  @Test func strokesHaveCapsDashesAndGradients() throws {
    let line = "<line x1='5' y1='10' x2='15' y2='10' stroke='red' stroke-width='4'"

    #expect(try drawn("\(line)/>")[4, 10] == .clear)
    #expect(try drawn("\(line) stroke-linecap='square'/>")[4, 10] == .red)
    let dashed = try drawn("\(line) stroke-dasharray='2'/>")
    #expect(dashed[6, 10] == .red && dashed[7, 10] == .clear && dashed[9, 10] == .red)
    let gradient = try drawn(
      """
      <linearGradient id='g' x1='0' x2='20' gradientUnits='userSpaceOnUse'><stop stop-color='red'/>
      <stop offset='1' stop-color='blue'/></linearGradient>
      <line x1='0' y1='10' x2='20' y2='10' stroke='url(#g)' stroke-width='4'/>
      """)
    #expect(gradient[0, 10].isNear([249, 0, 6, 255], 4) && gradient[0, 5] == .clear)
  }

  @Test func theSameFileIsSharpAtAnySize() throws {
    let text = "<svg width='2' height='2'><rect x='1' width='1' height='2' fill='red'/></svg>"
    let pixels = try Pixels(svg: text, scale: 50)

    #expect(pixels[49, 50] == .clear && pixels[50, 50] == .red)
  }
}
