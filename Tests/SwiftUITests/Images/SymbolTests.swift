import SwiftUI
import Testing

@MainActor
struct SymbolTests {
  private func size(of view: some View) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: .zero)
  }

  private func symbol(
    _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight = .regular,
    _ scale: UIImage.SymbolScale = .medium
  ) -> CGSize? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
    )?.size
  }

  @Test func symbolsAreAsLargeAsTheFontsOfTheirSurroundings() {
    let star = Image(systemName: "star")

    #expect(size(of: star) == symbol("star", 17))
    #expect(size(of: star.font(.largeTitle)) == symbol("star", 34))
    #expect(size(of: star.font(.headline)) == symbol("star", 17, .semibold))
    #expect(size(of: star.fontWeight(.black)) == symbol("star", 17, .black))
    #expect(size(of: star.font(.system(size: 40, weight: .bold))) == symbol("star", 40, .bold))
    #expect(size(of: star.environment(\.dynamicTypeSize, .xxxLarge)) == symbol("star", 23))
  }

  @Test func scalesChangeTheSizeOfSymbols() {
    let star = Image(systemName: "star")

    #expect(size(of: star.imageScale(.small)) == symbol("star", 17, .regular, .small))
    #expect(size(of: star.imageScale(.large)) == symbol("star", 17, .regular, .large))
  }

  @Test func variantsTakeTheFormsThatASymbolHas() {
    func shows(_ variant: SymbolVariants, of name: String, as other: String) -> Bool {
      let varied = Image(systemName: name).symbolVariant(variant)
      return Hosted(varied).picture().pngData()
        == Hosted(Image(systemName: other)).picture().pngData()
    }

    #expect(shows(.fill, of: "star", as: "star.fill"))
    #expect(!shows(.fill, of: "star", as: "star"))
    #expect(shows(.circle, of: "plus", as: "plus.circle"))
    #expect(shows(.slash.fill, of: "mic", as: "mic.slash.fill"))
    #expect(shows(.fill, of: "person.badge.plus", as: "person.fill.badge.plus"))
    #expect(shows(.fill, of: "chevron.right", as: "chevron.right"))
    #expect(shows(.fill, of: "star.fill", as: "star.fill"))
  }

  /// As in OpenSwiftUI, which its authors compared with iOS 18.5.
  @Test func theEnclosureOfAVariantIsReplacedAndTheRestIsAdded() {
    #expect(SymbolVariants.circle.square == .square)
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(SymbolVariants.circle.fill.contains(.circle))
    #expect(!SymbolVariants.circle.contains(.square))
    #expect(
      size(of: Image(systemName: "star").symbolVariant(.circle).symbolVariant(.fill))
        == symbol("star.circle.fill", 17))
  }

  /// developer.apple.com/documentation/swiftui/symbolvariants/none.
  @Test func theEnvironmentUndoesAVariantAndTheModifierDoesNot() {
    let plus = Image(systemName: "plus")

    #expect(
      size(of: plus.symbolVariant(.none).symbolVariant(.circle)) == symbol("plus.circle", 17))
    #expect(
      size(of: plus.environment(\.symbolVariants, .none).symbolVariant(.circle))
        == symbol("plus", 17))
  }

  @Test func symbolsStandOnTheLineOfTheTextBesideThem() throws {
    let hosted = Hosted(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star.fill")
        Text("Star")
      })
    let image = try #require(hosted.frames(ofClass: "PictureView").first)
    let text = try #require(hosted.frames(ofClass: "TextView").first)
    let symbol = try #require(UIImage(systemName: "star.fill")?.baselineOffsetFromBottom)
    let ascender = UIFont.systemFont(ofSize: 17).ascender

    #expect(abs(image.maxY - symbol - (text.minY + ascender)) <= 0.5)
    #expect(abs(text.minX - image.maxX - 8) < 0.01)
  }

  /// As in OpenSwiftUI, which its authors compared with iOS 18.5.
  @Test func symbolsKeepTheDistancesOfTextsToViewsAboveAndBelow() throws {
    let hosted = Hosted(
      VStack {
        Color.red.frame(width: 10, height: 10)
        Image(systemName: "star.fill")
        Color.red.frame(width: 10, height: 10)
      })
    let image = try #require(hosted.frames(ofClass: "PictureView").first)
    let boxes = hosted.frames(ofClass: "PaintedShapeView")
    let offset = try #require(UIImage(systemName: "star.fill")?.baselineOffsetFromBottom)

    #expect(abs(image.minY - boxes[0].maxY - offset) <= 0.5)
    #expect(abs(boxes[1].minY - image.maxY - offset - 1) <= 0.5)
  }

  @Test func resizableSymbolsFillTheirFrameAndKeepPlainDistances() throws {
    let hosted = Hosted(
      VStack {
        Color.red.frame(width: 10, height: 10)
        Image(systemName: "star.fill").resizable().frame(width: 60, height: 60)
      })
    let image = try #require(hosted.frames(ofClass: "PictureView").first)

    #expect(image.size == CGSize(width: 60, height: 60))
    #expect(image.minY - hosted.frames(ofClass: "PaintedShapeView")[0].maxY == 8)
  }

  @Test func symbolsHaveTheColorOfTheirSurroundings() {
    let box = Image(systemName: "square.fill").resizable().frame(width: 100, height: 100)
    let middle = CGPoint(x: 100, y: 100)

    #expect(Hosted(box).color(at: middle) == [0, 0, 0, 255])
    #expect(Hosted(box.foregroundStyle(Color.red)).color(at: middle) == [255, 59, 48, 255])
    #expect(
      Hosted(box.environment(\.colorScheme, .dark)).color(at: middle) == [255, 255, 255, 255])
  }

  @Test func severalStylesAreTheColorsOfASymbolsLevels() throws {
    let symbol = Image(systemName: "person.crop.circle.badge.plus").resizable()
      .frame(width: 160, height: 160)
    func colors(_ view: some View) throws -> Set<[UInt8]> {
      let picture = Hosted(view).picture(scale: 1)
      return Set(
        stride(from: 20, to: 180, by: 3).flatMap { x in
          stride(from: 20, to: 180, by: 3).map { pixel(of: picture, at: CGPoint(x: x, y: $0)) }
        })
    }
    let palette = try colors(symbol.foregroundStyle(Color.red, Color.blue))
    #expect(palette.isSuperset(of: [[255, 59, 48, 255], [0, 122, 255, 255]]))
    let hierarchical = try colors(
      symbol.symbolRenderingMode(.hierarchical).foregroundStyle(Color.blue))
    // The second is half of blue on white.
    #expect(hierarchical.isSuperset(of: [[0, 122, 255, 255], [127, 188, 255, 255]]))
    let plain = try colors(symbol.foregroundStyle(Color.blue))
    #expect(!plain.contains([127, 188, 255, 255]))
  }

  @Test func symbolsInTheirOwnColorsHaveThemAndOthersThoseOfTheirSurroundings() {
    func middle(_ name: String) -> [UInt8] {
      let symbol = Image(systemName: name).resizable().frame(width: 160, height: 160)
      return Hosted(symbol.symbolRenderingMode(.multicolor).foregroundStyle(Color.blue))
        .color(at: CGPoint(x: 100, y: 100))
    }

    #expect(middle("heart.fill") == [255, 59, 48, 255])
    #expect(middle("square.fill") == [0, 122, 255, 255])
  }
}
