import SwiftUI
import Testing

/// Symbols and templates that are painted with something else than a color.
@MainActor
struct SymbolPaintTests {
  private let gradient = LinearGradient(
    colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
    startPoint: .top, endPoint: .bottom)

  @Test func gradientsShowThroughSymbols() {
    let picture = Picture(
      Image(systemName: "square.fill").resizable().frame(width: 30, height: 30)
        .foregroundStyle(gradient))

    #expect(picture.components(20, 10)[0] > 200 && picture.components(20, 30)[2] > 200)
    #expect(picture.color(2, 2) == "ffffff")
  }

  @Test func theSizeIsThatOfTheSymbol() {
    let symbol = Image(systemName: "star.fill").font(.system(size: 30))
    let plain = UIHostingController(rootView: symbol).sizeThatFits(in: .zero)
    let painted = UIHostingController(rootView: symbol.foregroundStyle(gradient))
      .sizeThatFits(in: .zero)

    #expect(plain == painted && plain.width > 20)
  }

  @Test func imagesInTheirOwnColorsKeepThem() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    #expect(
      Picture(Image(uiImage: image).foregroundStyle(gradient)).color(20, 20) == "00ff00")
    #expect(
      Picture(Image(uiImage: image).renderingMode(.template).foregroundStyle(gradient))
        .components(20, 12)[0] > 200)
  }
}
