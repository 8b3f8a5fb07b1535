import SwiftUI
import Testing

/// Shadows that are part of a style.
@MainActor
struct StyleShadowTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// The second shadow is that of the shape and of its first shadow.
  @Test func severalShadowsFallOutside() {
    let style = red.shadow(.drop(color: .black, radius: 0, x: 5, y: 0))
      .shadow(.drop(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 0, y: 10))
    let picture = Picture(Rectangle().fill(style).frame(width: 10, height: 10))

    #expect(picture.color(20, 20) == "ff0000" && picture.color(27, 20) == "000000")
    #expect(picture.color(20, 30) == "0000ff" && picture.color(27, 30) == "0000ff")
  }

  /// Letters throw the shadow, not the rectangle around them.
  @Test func shadowsOfTextsAreThoseOfLetters() {
    let text = Text("I").font(.system(size: 40))
    let plain = Picture(text.foregroundStyle(red), width: 80, height: 80)
    let shadowed = Picture(
      text.foregroundStyle(red.shadow(.drop(color: .black, radius: 0, x: 20, y: 0))), width: 80,
      height: 80)

    for y in stride(from: 10, to: 70, by: 4) {
      for x in stride(from: 22, to: 60, by: 2) {
        let isInk = plain.components(x - 20, y)[1] < 10
        let isPaper = plain.components(x - 20, y)[1] == 255 && plain.components(x, y)[1] == 255
        if isInk { #expect(shadowed.components(x, y) == [0, 0, 0], "\(x), \(y)") }
        if isPaper { #expect(shadowed.components(x, y) == [255, 255, 255], "\(x), \(y)") }
      }
    }
    #expect(shadowed.components(40, 40)[1] < 10)
  }

  @Test func innerShadowsOfSymbolsLieInside() {
    let symbol = Image(systemName: "square.fill").resizable().frame(width: 30, height: 30)
    let picture = Picture(
      symbol.foregroundStyle(red.shadow(.inner(color: .black, radius: 0, x: 0, y: 6))))

    #expect(picture.components(20, 8)[0] < 20)
    #expect(picture.components(20, 28)[0] > 240)
    #expect(picture.color(20, 2) == "ffffff")
  }
}
