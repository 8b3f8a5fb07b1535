import DarkroomTestSupport
import Testing

@testable import DarkroomUIKit

/// SVG and PDF files of an asset catalog.
///
/// Source: Microsoft, apple-ux-guide, iOSImageFileFormat.md: without vector data, pixels for each scale at the
/// size that the file states; with it, the file is drawn at any size.
@MainActor
struct CatalogVectorTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private static let square =
    "<svg width='10' height='8'><rect x='5' width='5' height='8' fill='red'/></svg>"

  private func bundle(
    _ content: String, file: String = "icon.svg", properties: String = "{}",
    entry: String = #""idiom": "universal""#
  ) throws -> Bundle? {
    let set = "Fixture.resources/Assets.xcassets/icon.imageset"
    try folder.write(content, to: "\(set)/\(file)")
    try folder.write(
      "{\"images\": [{\(entry), \"filename\": \"\(file)\"}], \"properties\": \(properties)}",
      to: "\(set)/Contents.json")
    return Bundle(path: folder.path("Fixture.resources"))
  }

  private func icon(in bundle: Bundle?, scale: CGFloat = 3) -> UIImage? {
    UIImage(
      named: "icon", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
  }

  @Test func anSVGHasItsOwnSizeInPixelsOfTheScreen() throws {
    let bundle = try bundle(Self.square)

    for scale in [1, 2, 3] {
      let image = try #require(icon(in: bundle, scale: CGFloat(scale)))
      #expect(image.size == CGSize(width: 10, height: 8) && image.scale == CGFloat(scale))
      #expect(image.cgImage?.width == 10 * scale)
      #expect(image.pixelRows[0][5 * scale - 1] == 0)
      #expect(image.pixelRows[0][5 * scale] == .redPixel)
    }
  }

  @Test func anAbsurdlyLargeFileHasItsSizeButFewPixels() throws {
    let square =
      "<svg width='12000' height='9000'><rect width='12000' height='9000' fill='red'/></svg>"
    let image = try #require(icon(in: try bundle(square)))
    let pixels = try #require(image.cgImage)

    #expect(image.size == CGSize(width: 12_000, height: 9_000))
    #expect(pixels.width * pixels.height < 20_000_000)
    let drawn = UIImage.drawn(4, 4) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(drawn.pixelRows[2][2] == .redPixel)
  }

  @Test func aPDFIsDrawnUpright() throws {
    let content = "1 0 0 rg 0 4 10 4 re f"
    let page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 8] /Contents 4 0 R >>"
    let pdf = """
      %PDF-1.4
      1 0 obj
      << /Type /Catalog /Pages 2 0 R >>
      endobj
      2 0 obj
      << /Type /Pages /Kids [3 0 R] /Count 1 >>
      endobj
      3 0 obj
      \(page)
      endobj
      4 0 obj
      << /Length \(content.count) >>
      stream
      \(content)
      endstream
      endobj
      """
    let image = try #require(icon(in: try bundle(pdf, file: "icon.pdf"), scale: 1))

    #expect(image.size == CGSize(width: 10, height: 8))
    #expect(image.pixelRows[3][0] == .redPixel && image.pixelRows[4][0] == 0)
  }

  @Test func templatesStayTemplates() throws {
    let bundle = try bundle(
      Self.square, properties: #"{"template-rendering-intent": "template"}"#)

    #expect(icon(in: bundle)?.renderingMode == .alwaysTemplate)
  }

  /// A view of ten times the size: the edge is sharp only if the file is drawn anew.
  @Test func onlyAPreservedVectorIsSharpAtAnotherSize() throws {
    func edge(_ properties: String) throws -> [UInt32] {
      let image = try #require(icon(in: try bundle(Self.square, properties: properties), scale: 1))
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
      view.traitOverrides.displayScale = 1
      return Array(view.drawnRows[40][46..<54])
    }
    let preserved = try edge(#"{"preserves-vector-representation": true}"#)
    #expect(preserved == [0, 0, 0, 0] + Array(repeating: .redPixel, count: 4))
    #expect(try edge("{}") != preserved)
  }

  @Test func aPreservedVectorIsDrawnSharpByCode() throws {
    let bundle = try bundle(Self.square, properties: #"{"preserves-vector-representation": true}"#)
    let image = try #require(icon(in: bundle, scale: 1))
    let drawn = UIImage.drawn(100, 80) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 100, height: 80))
    }
    let tinted = UIImage.drawn(100, 80) { _ in
      image.withTintColor(.blue).draw(in: CGRect(x: 0, y: 0, width: 100, height: 80))
    }

    #expect(drawn.pixelRows[40][49] == 0 && drawn.pixelRows[40][50] == .redPixel)
    #expect(tinted.pixelRows[40][49] == 0 && tinted.pixelRows[40][50] == .bluePixel)
  }

  @Test(arguments: [
    ("icon.svg", "<svg width='1' height='1'><text>a</text></svg>", "<text>"),
    ("icon.pdf", "%PDF-1.4", "the PDF is malformed"),
    ("icon.psd", "8BPS", "not an image in a format that is known here"),
    ("icon.png", "version https://git-lfs.github.com/spec/v1", "not an image"),
  ])
  func aFileThatCannotBeReadIsNamed(file: String, content: String, cause: String) throws {
    let bundle = try bundle(content, file: file)
    let problem = ImageAssets.unreadableFile(
      named: "icon", in: bundle, traits: UITraitCollection(displayScale: 3))

    #expect(icon(in: bundle) == nil)
    #expect(problem?.contains("icon.imageset/\(file): ") == true)
    #expect(problem?.contains(cause) == true, "\(problem ?? "")")
  }

  @Test func aFileThatTheSetLacksIsNamed() throws {
    let bundle = try bundle(Self.square)
    try FileManager.default.removeItem(
      atPath: folder.path("Fixture.resources/Assets.xcassets/icon.imageset/icon.svg"))
    let problem = ImageAssets.unreadableFile(named: "icon", in: bundle, traits: .current)

    #expect(problem?.contains("there is no such file") == true)
    #expect(ImageAssets.unreadableFile(named: "other", in: bundle, traits: .current) == nil)
  }

  /// As on iOS, which reads vectors only from catalogs.
  @Test func vectorsAreNoDataOfImages() {
    #expect(UIImage(data: Data(Self.square.utf8)) == nil)
  }

  @Test func dataOfOtherFormatsIsRead() throws {
    let gif =
      "474946383961010001008000" + "00ff0000" + "000000" + "2c00000000010001000002024401003b"
    let values = gif.compactMap(\.hexDigitValue)
    let data = Data(
      stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) })
    let png = try #require(UIImage.colored(.red, 2, 2).pngData())

    #expect(UIImage(data: data)?.pixelRows == [[.redPixel]])
    #expect(UIImage(data: png.dropLast(12))?.pixelRows == UIImage.colored(.red, 2, 2).pixelRows)
  }
}
