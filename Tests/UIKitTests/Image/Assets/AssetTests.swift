import DarkroomTestSupport
import DarkroomUIKit
import Testing

/// A bundle on disk with an asset catalog and loose files.
struct AssetTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func catalogPicksTheScaleAndTheAppearance() throws {
    let bundle = try fixture()
    let dark = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])
    let light = UITraitCollection(displayScale: 2)
    let plain = try #require(UIImage(named: "icon", in: bundle, compatibleWith: light))
    let night = try #require(UIImage(named: "icon", in: bundle, compatibleWith: dark))

    #expect(plain.scale == 2 && plain.size == CGSize(width: 2, height: 2))
    #expect(night.scale == 3 && night.size == CGSize(width: 1, height: 1))
    #expect(plain.renderingMode == .alwaysTemplate)
  }

  @Test func looseFilesAreFoundByTheirScaleSuffix() throws {
    let bundle = try fixture()
    let image = UIImage(
      named: "loose", in: bundle, compatibleWith: UITraitCollection(displayScale: 3))

    #expect(image?.scale == 2 && image?.size == CGSize(width: 1, height: 1))
    #expect(UIImage(named: "absent", in: bundle, compatibleWith: nil) == nil)
  }

  @Test func jpegFilesAreFoundByTheirWholeName() throws {
    let bundle = try fixture()
    let jpeg = [UInt8](
      try #require(UIImage.drawn(4, 2) { _ in }.jpegData(compressionQuality: 0.5)))
    try folder.write(jpeg, to: "Fixture.resources/photo@2x.jpg")
    try folder.write(jpeg, to: "Fixture.resources/scan.JPEG")
    let traits = UITraitCollection(displayScale: 3)

    let photo = UIImage(named: "photo.jpg", in: bundle, compatibleWith: traits)
    #expect(photo?.scale == 2 && photo?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(named: "photo", in: bundle, compatibleWith: traits) == nil)
    #expect(UIImage(named: "scan.JPEG", in: bundle, compatibleWith: traits)?.size.width == 4)
    #expect(UIImage(contentsOfFile: folder.path("Fixture.resources/photo.jpg"))?.scale == 2)
  }

  /// A PNG of the same name is another file.
  @Test func aPathWithAnEndingIsThatFile() throws {
    try folder.write(png(3), to: "same.png")
    let jpeg = try #require(UIImage.drawn(4, 2) { _ in }.jpegData(compressionQuality: 0.5))
    try folder.write([UInt8](jpeg), to: "same.jpg")

    #expect(UIImage(contentsOfFile: folder.path("same.jpg"))?.size.width == 4)
    #expect(UIImage(contentsOfFile: folder.path("same"))?.size.width == 3)
  }

  @Test func catalogsHoldJPEGFiles() throws {
    let bundle = try fixture()
    let set = "Fixture.resources/Assets.xcassets/photo.imageset"
    let jpeg = try #require(UIImage.drawn(4, 2) { _ in }.jpegData(compressionQuality: 0.5))
    try folder.write([UInt8](jpeg), to: "\(set)/photo.jpeg")
    try folder.write(
      #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "photo.jpeg"}]}"#,
      to: "\(set)/Contents.json")

    #expect(UIImage(named: "photo", in: bundle, compatibleWith: nil)?.size.width == 2)
  }

  @Test func namedColorsFollowTheStyle() throws {
    let color = try #require(
      UIColor(named: "brand", in: try fixture(), compatibleWith: nil))

    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).description
        == "UIExtendedSRGBColorSpace 1 0.501961 0.25 1")
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).description
        == "UIExtendedSRGBColorSpace 0 0 1 0.5")
  }

  @Test func mainBundleStandsForTheResourcesBesideTheTests() {
    let dot = UIImage(named: "dot")

    #expect(dot?.scale == 3 && dot?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(named: "loose")?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(named: "dot", in: .module, compatibleWith: nil) == dot)
    #expect(UIImage(named: "dot", in: Bundle(for: Anchor.self), compatibleWith: nil) == dot)
  }

  @Test(arguments: ["../../../../x.png", "../x.png", "../icon.imageset/x.png"])
  func aFileOutsideOfItsSetIsNotRead(_ name: String) throws {
    let bundle = try fixture()
    let set = "Fixture.resources/Assets.xcassets/Icons/icon.imageset"
    for place in ["x.png", "\(set)/x.png", "\(set)/../x.png"] {
      try folder.write(png(5), to: place)
    }
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#,
      to: "\(set)/Contents.json")

    #expect(UIImage(named: "icon", in: bundle, compatibleWith: nil) == nil)
  }

  /// Two links that lead back are 2⁴⁰ folders before the system refuses one.
  @Test func linksThatLeadBackAreNotFollowed() throws {
    let bundle = try fixture()
    let group = "Fixture.resources/Assets.xcassets/Icons"
    for name in ["a", "b"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("\(group)/\(name)"), withDestinationPath: folder.path(group))
    }

    #expect(
      UIImage(named: "icon", in: bundle, compatibleWith: UITraitCollection(displayScale: 2)) != nil)
  }

  @Test func aColorOfACatalogIsEqualToItselfHoweverOftenItIsMade() throws {
    let bundle = try fixture()
    let brand = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))

    #expect(brand == UIColor(named: "brand", in: bundle, compatibleWith: nil))
    #expect(brand.hash == UIColor(named: "brand", in: bundle, compatibleWith: nil)?.hash)
    #expect(brand.withAlphaComponent(0.5) != brand)
  }

  /// Swift reads numbers in these texts.
  @Test(arguments: ["nan", "inf", "-inf", "1e400", "0x1p5000"])
  func aComponentThatIsNoNumberMakesNoColor(text: String) throws {
    let bundle = try fixture()
    try folder.write(
      Self.brandContents.replacing("0.250", with: text).replacing("0x80", with: text),
      to: "Fixture.resources/Assets.xcassets/brand.colorset/Contents.json")
    let color = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))

    // The other variant, which can be read, stands for both.
    #expect(light.description == "UIExtendedSRGBColorSpace 0 0 1 0.5")
  }

  @Test func resourcesAreFoundByTheirNameAndBundle() throws {
    let bundle = try fixture()
    let brand = UIColor(resource: ColorResource(name: "brand", bundle: bundle))
    let icon = UIImage(resource: ImageResource(name: "icon", bundle: bundle))

    #expect(brand.cgColor == UIColor(named: "brand", in: bundle, compatibleWith: nil)?.cgColor)
    #expect(icon.size.width > 0 && icon.renderingMode == .alwaysTemplate)
    #expect(UIColor(resource: ColorResource(name: "absent", bundle: bundle)) == .clear)
    #expect(UIImage(resource: ImageResource(name: "absent", bundle: bundle)).size == .zero)
  }

  // MARK: Fixture

  private final class Anchor: NSObject {}

  private func fixture() throws -> Bundle {
    let icon = "Fixture.resources/Assets.xcassets/Icons/icon.imageset"
    try folder.write(png(4), to: "\(icon)/a@2x.png")
    try folder.write(png(3), to: "\(icon)/night@3x.png")
    try folder.write(png(2), to: "Fixture.resources/loose@2x.png")
    try folder.write(Self.iconContents, to: "\(icon)/Contents.json")
    try folder.write(
      Self.brandContents, to: "Fixture.resources/Assets.xcassets/brand.colorset/Contents.json")
    return try #require(Bundle(path: folder.path("Fixture.resources")))
  }

  private func png(_ side: Int) throws -> [UInt8] {
    let image = UIImage.drawn(side, side) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    return [UInt8](try #require(image.pngData()))
  }

  private static let iconContents = """
    {"images": [
      {"idiom": "universal", "scale": "1x"},
      {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
      {"idiom": "universal", "scale": "3x", "filename": "night@3x.png",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
     "info": {"author": "xcode", "version": 1},
     "properties": {"template-rendering-intent": "template"}}
    """

  private static let brandContents = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb",
       "components": {"red": "255", "green": "0x80", "blue": "0.250", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "srgb",
       "components": {"red": "0", "green": "0", "blue": "1.000", "alpha": "0.5"}}}]}
    """
}
