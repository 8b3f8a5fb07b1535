import SwiftUI
import Testing

@MainActor
struct ImageTests {
  private let picture = UIGraphicsImageRenderer(
    size: CGSize(width: 20, height: 10), format: .one
  ).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    UIColor.blue.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private func frame(of image: some View) -> CGRect? {
    Hosted(image).frames(ofClass: "PictureView").first
  }

  @Test func imagesKeepTheirSizeWhateverTheyAreOffered() {
    #expect(
      frame(of: Image(uiImage: picture).frame(width: 100, height: 100))
        == CGRect(x: 90, y: 95, width: 20, height: 10))
  }

  @Test func resizableImagesFillWhatTheyAreOffered() {
    #expect(
      frame(of: Image(uiImage: picture).resizable().frame(width: 100, height: 60))
        == CGRect(x: 50, y: 70, width: 100, height: 60))
    #expect(
      frame(of: Image(uiImage: picture).resizable().scaledToFit())
        == CGRect(x: 0, y: 50, width: 200, height: 100))
    #expect(
      UIHostingController(rootView: Image(uiImage: picture).resizable()).sizeThatFits(in: .zero)
        == picture.size)
  }

  /// As OpenSwiftUI's resolved images have it.
  @Test func resizableImagesAreAtLeastAsLargeAsTheirCaps() {
    let insets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)

    #expect(
      frame(of: Image(uiImage: picture).resizable(capInsets: insets).frame(width: 4, height: 2))?
        .size == CGSize(width: 16, height: 8))
  }

  @Test func picturesOfGraphicsHaveTheirScaleAndOrientation() throws {
    let image = try #require(picture.cgImage)

    #expect(
      frame(of: Image(decorative: image, scale: 2))?.size == CGSize(width: 10, height: 5))
    #expect(
      frame(of: Image(decorative: image, scale: 1, orientation: .right))?.size
        == CGSize(width: 10, height: 20))
  }

  @Test func capsKeepTheirSizeAndTheMiddleIsStretched() {
    let image = Image(uiImage: picture).resizable(
      capInsets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 9))
    let hosted = Hosted(image.frame(width: 100, height: 10))

    #expect(hosted.color(at: CGPoint(x: 59, y: 100)) == [0, 0, 255, 255])
    #expect(hosted.color(at: CGPoint(x: 61, y: 100)) == [255, 0, 0, 255])
  }

  @Test func tilesRepeatTheImage() {
    let image = Image(uiImage: picture).resizable(resizingMode: .tile)
    let hosted = Hosted(image.frame(width: 40, height: 10))

    #expect(
      [82, 92, 102, 112].map { hosted.color(at: CGPoint(x: $0, y: 100)) }
        == [[0, 0, 255, 255], [255, 0, 0, 255], [0, 0, 255, 255], [255, 0, 0, 255]])
  }

  @Test func templatesArePaintedWithTheForegroundStyle() {
    let template = Hosted(
      Image(uiImage: picture).renderingMode(.template).foregroundStyle(Color.green))
    let original = Hosted(
      Image(uiImage: picture.withRenderingMode(.alwaysTemplate)).renderingMode(.original)
        .foregroundStyle(Color.green))

    #expect(template.color(at: CGPoint(x: 105, y: 100)) == [52, 199, 89, 255])
    #expect(original.color(at: CGPoint(x: 105, y: 100)) == [255, 0, 0, 255])
  }

  @Test func unsmoothedImagesHaveSharpPixels() {
    func middle(_ image: Image) -> [UInt8] {
      Hosted(image.resizable().frame(width: 200, height: 200)).color(at: CGPoint(x: 98, y: 100))
    }

    #expect(middle(Image(uiImage: picture).interpolation(.none)) == [0, 0, 255, 255])
    #expect(middle(Image(uiImage: picture)) != [0, 0, 255, 255])
  }

  @Test func imagesTurnWithTheDirectionIfTheyAskForIt() {
    let image = Image(uiImage: picture.imageFlippedForRightToLeftLayoutDirection())
    let plain = Image(uiImage: picture)

    func left(_ view: some View) -> [UInt8] {
      Hosted(view.environment(\.layoutDirection, .rightToLeft)).color(at: CGPoint(x: 95, y: 100))
    }
    #expect(left(image) == [255, 0, 0, 255])
    #expect(left(plain) == [0, 0, 255, 255])
    #expect(left(plain.flipsForRightToLeftLayoutDirection(true)) == [255, 0, 0, 255])
  }

  /// iOS logs the name and draws nothing.
  @Test func missingImagesHaveNoSize() {
    let controller = UIHostingController(rootView: Image("no such image"))

    #expect(controller.sizeThatFits(in: .zero) == .zero)
    #expect(
      UIHostingController(rootView: Image(systemName: "no such symbol")).sizeThatFits(in: .zero)
        == .zero)
  }

  @Test func assetsComeFromTheCatalogOfTheBundleByColorScheme() throws {
    let bundle = try AssetBundle.made(light: .red, dark: .blue)
    let image = Image("Swatch", bundle: bundle)

    #expect(Hosted(image).color(at: CGPoint(x: 100, y: 100)) == [255, 0, 0, 255])
    #expect(
      Hosted(image.environment(\.colorScheme, .dark)).color(at: CGPoint(x: 100, y: 100))
        == [0, 0, 255, 255])
    #expect(
      Hosted(Image(ImageResource(name: "Swatch", bundle: bundle)))
        .frames(ofClass: "PictureView").first?.size == CGSize(width: 4, height: 4))
  }

  @Test func imagesAreNotImageViewsAndAreReadByTheirName() {
    let hosted = Hosted(Image(systemName: "star"))

    #expect(!hosted.views.contains { $0 is UIImageView })
    #expect(hosted.views.map(\.accessibilityLabel) == ["star"])
  }

  /// developer.apple.com/documentation/swiftui/image/init(decorative:bundle:).
  @Test func assistiveTechnologiesIgnoreDecorativeImages() throws {
    let bundle = try AssetBundle.made(light: .red, dark: .blue)
    let pixels = try #require(picture.cgImage)
    func elements(_ image: Image) -> [String?] {
      let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      let views = [image, image.renderingMode(.template)].flatMap {
        Hosted($0.foregroundStyle(gradient)).views
      }
      return views.filter { $0.isAccessibilityElement && !$0.accessibilityElementsHidden }
        .map(\.accessibilityLabel)
    }

    #expect(elements(Image(decorative: "Swatch", bundle: bundle)) == [])
    #expect(elements(Image(decorative: pixels, scale: 1)) == [])
    #expect(elements(Image(pixels, scale: 1, label: Text("Mill"))).contains("Mill"))
    #expect(elements(Image("Swatch", bundle: bundle)).contains("Swatch"))
  }
}

extension UIGraphicsImageRendererFormat {
  static var one: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
