import SwiftUI
import Testing

/// Lengths that no screen has must not end the process.
@MainActor
struct AbsurdLengthTests {
  private let size = CGSize(width: 100, height: 100)

  @Test(arguments: [1e18, CGFloat.greatestFiniteMagnitude])
  func anAdaptiveGridIsAbsurdlyWide(width: CGFloat) {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { Text("a") }

    #expect(Hosted(grid.frame(width: width), in: size).view.subviews.count > 0)
  }

  @Test(arguments: [CGFloat.infinity, .nan, -1, 0.999])
  func aTextShrinksByAnAbsurdFactor(factor: CGFloat) {
    let text = Text("A long text of some words").lineLimit(1).minimumScaleFactor(factor)

    #expect(Hosted(text.frame(width: 50), in: size).view.subviews.count > 0)
  }

  /// The square covers the middle of the picture, whatever its own picture is.
  @Test(arguments: [true, false])
  func aSymbolHasAnAbsurdFont(isResizable: Bool) {
    let symbol = Image(systemName: "square.fill")
    let view = isResizable ? AnyView(symbol.resizable()) : AnyView(symbol)
    let picture = Picture(view.frame(width: 40, height: 40).font(.system(size: 1e4)))

    #expect(picture.color(20, 20) == "000000")
  }

  @Test(arguments: [CGFloat(1e9), 1e18])
  func aSymbolIsAbsurdlyLarge(size: CGFloat) {
    #expect(
      Picture(Image(systemName: "square.fill").font(.system(size: size))).color(20, 20)
        == "000000")
  }

  @Test func anImageIsRepeatedAbsurdlyOften() {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let tiles = Image(uiImage: red).resizable(resizingMode: .tile)

    #expect(Picture(tiles.frame(width: 1e12, height: 1e12)).color(20, 20) == "ff0000")
  }

  @Test func aTileIsAbsurdlyLarge() {
    let middle = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
    let symbol = ImagePaint(
      image: Image(systemName: "square.fill"), sourceRect: middle, scale: 1e7)

    #expect(Picture(Rectangle().fill(symbol)).color(20, 20) != "ffffff")
  }

  @Test func anImageIsReducedAbsurdly() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let picture = Picture(Image(uiImage: image).resizable().scaleEffect(1e-20, anchor: .topLeading))

    #expect(picture.color(5, 5) == "ffffff")
  }

  @Test(arguments: [CGFloat(1e5), 1e19])
  func aCanvasThatClipsToALayerIsAbsurdlyWide(width: CGFloat) {
    let canvas = Canvas { context, size in
      let whole = Path(CGRect(origin: .zero, size: size))
      context.clipToLayer { $0.fill(whole, with: .color(.black)) }
      context.fill(whole, with: .color(Color(red: 1, green: 0, blue: 0)))
    }

    #expect(Picture(canvas.frame(width: width, height: 40)).color(20, 20) == "ff0000")
  }

  @Test(arguments: [CGFloat(1e5), 1e19])
  func aMeshIsAbsurdlyWide(width: CGFloat) {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)],
      colors: Array(repeating: Color(red: 1, green: 0, blue: 0), count: 4))

    #expect(Picture(mesh.frame(width: width, height: 40)).color(20, 20) == "ff0000")
  }

  @Test func aMeshHasAPointThatIsNoPlaceAndTooManyFields() {
    let points: [SIMD2<Float>] = [SIMD2(0, 0), SIMD2(.nan, 0), SIMD2(0, 1), SIMD2(1, 1)]
    let colors = Array(repeating: Color.red, count: 4)
    let broken = MeshGradient(width: 2, height: 2, points: points, colors: colors)
    let large = MeshGradient(width: .max, height: .max, points: points, colors: colors)

    #expect(Hosted(broken.overlay(large), in: size).picture().size == size)
  }

  @Test func aViewIsTooLargeForAnImage() {
    #expect(ImageRenderer(content: Color.red.frame(width: 1e5, height: 1e5)).uiImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 1e5, height: 2)).uiImage != nil)
  }
}
