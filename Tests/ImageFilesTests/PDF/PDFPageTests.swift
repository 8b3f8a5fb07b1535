import DarkroomRaster
import Testing

@testable import DarkroomImageFiles

/// Operators of a page, by pixels that were worked out by hand; the page's y axis points up.
struct PDFPageTests {
  private func drawn(_ content: String, _ resources: String = "", _ objects: [String] = []) throws
    -> Pixels
  {
    try PDFFixture(content: content, resources: resources, objects: objects).pixels()
  }

  @Test(arguments: [
    "1 0 0 rg 5 5 10 10 re f", "1 0 0 rg 5 5 m 15 5 l 15 15 l 5 15 l h f*",
    "1 0 0 RG 10 w 5 10 m 15 10 l S", "q 1 0 0 1 5 5 cm 1 0 0 rg 0 0 10 10 re f Q",
    "5 5 10 10 re W n 1 0 0 rg 0 0 20 20 re f", "0 1 1 0 k 5 5 10 10 re f",
    "/DeviceRGB cs 1 0 0 sc 5 5 10 10 re f", "q 0 0 1 rg Q 1 0 0 rg 5 5 10 10 re b",
    "/C1 cs 1 0 0 sc 5 5 10 10 re f", "/OC /MC0 BDC 1 0 0 rg 5 5 10 10 re f EMC",
  ])
  func aRedSquareIsInTheMiddle(content: String) throws {
    let pixels = try drawn(content)

    #expect(pixels[6, 6] == .red && pixels[13, 13] == .red)
    #expect(pixels[3, 10] == .clear && pixels[16, 10] == .clear)
    #expect(pixels[10, 3] == .clear && pixels[10, 16] == .clear)
  }

  @Test func upIsUp() throws {
    let pixels = try drawn("1 0 0 rg 0 15 20 5 re f")

    #expect(pixels[10, 4] == .red && pixels[10, 5] == .clear && pixels[10, 19] == .clear)
  }

  @Test func thePageIsCutAndTurned() throws {
    let fixture = PDFFixture(
      content: "1 0 0 rg 5 5 5 5 re f", page: "/CropBox [5 5 15 10] /Rotate 90")
    let image = try ImageFileReader.vector(fixture.bytes)
    let pixels = Pixels(image.pixmap(width: 5, height: 10))

    #expect([image.width, image.height] == [5, 10])
    // The left half of the page is on top after a turn with the clock.
    #expect(pixels[2, 2] == .red && pixels[2, 7] == .clear)
  }

  @Test func opacityAndBlendModesAreStates() throws {
    let states = "/ExtGState << /a << /ca 0.5 >> /m << /BM /Multiply >> >>"
    #expect(try drawn("/a gs 1 0 0 rg 0 0 20 20 re f", states)[10, 10].isNear([128, 0, 0, 128]))
    #expect(
      try drawn("1 1 0 rg 0 0 20 20 re f /m gs 0 1 1 rg 0 0 20 20 re f", states)[10, 10] == .green)
  }

  @Test func formsHaveASpaceAndABoxOfTheirOwn() throws {
    let form = PDFFixture.stream(
      "1 0 0 rg 0 0 20 20 re f",
      "/Type /XObject /Subtype /Form /BBox [0 0 5 5] /Matrix [2 0 0 2 5 5]")
    let pixels = try drawn("/F Do", "/XObject << /F 5 0 R >>", [form])

    #expect(pixels[5, 5] == .red && pixels[14, 14] == .red)
    #expect(pixels[4, 10] == .clear && pixels[15, 10] == .clear)
  }

  @Test func aGroupFadesAsAWhole() throws {
    let form = PDFFixture.stream(
      "1 0 0 rg 0 0 20 20 re f 0 0 1 rg 0 0 20 20 re f",
      "/Type /XObject /Subtype /Form /BBox [0 0 20 20] /Group << /S /Transparency >>")
    let pixels = try drawn(
      "/a gs /F Do", "/XObject << /F 5 0 R >> /ExtGState << /a << /ca 0.5 >> >>", [form])

    #expect(pixels[10, 10].isNear([0, 0, 128, 128]))
  }

  @Test func softMasksCountLightOrAlpha() throws {
    func masked(_ kind: String) throws -> Pixels {
      let form = PDFFixture.stream(
        "1 g 0 0 10 20 re f 0 g 10 0 10 20 re f",
        "/Type /XObject /Subtype /Form /BBox [0 0 20 20] /Group << /S /Transparency >>")
      return try drawn(
        "/s gs 1 0 0 rg 0 0 20 20 re f",
        "/ExtGState << /s << /SMask << /S /\(kind) /G 5 0 R >> >> >>", [form])
    }
    #expect(try masked("Luminosity")[5, 10] == .red && masked("Luminosity")[15, 10] == .clear)
    #expect(try masked("Alpha")[15, 10] == .red)
  }

  private static let ramp =
    "/Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>"

  @Test func shadingsFillTheClip() throws {
    let axial = "/S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [5 0 15 0] \(Self.ramp) >>"
    let cut = try drawn("/S sh", "/Shading << \(axial) >>")
    #expect(cut[2, 10] == .clear && cut[17, 10] == .clear)
    #expect(cut[5, 10].isNear([242, 0, 13, 255], 4) && cut[14, 10].isNear([13, 0, 242, 255], 4))

    let radial =
      "/S << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [10 10 0 10 10 5] /Extend [true true] "
      + "\(Self.ramp) >>"
    let round = try drawn("5 5 15 15 re W n /S sh", "/Shading << \(radial) >>")
    #expect(round[10, 10].isNear([219, 0, 36, 255], 12) && round[19, 2] == .blue)
    #expect(round[10, 18] == .clear)
  }

  @Test func shadingPatternsLieInThePagesSpace() throws {
    let pattern =
      "/Pattern << /P << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB "
      + "/Coords [0 0 20 0] \(Self.ramp) >> >> >>"
    let pixels = try drawn(
      "1 0 0 1 10 0 cm /Pattern cs /P scn 0 0 10 20 re f", pattern)

    #expect(pixels[9, 10] == .clear && pixels[10, 10].isNear([121, 0, 134, 255], 4))
    #expect(pixels[19, 10].isNear([6, 0, 249, 255], 4))
  }

  @Test func tilesRepeat() throws {
    let tile = PDFFixture.stream(
      "1 0 0 rg 0 0 2 4 re f",
      "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4 /Resources << >>"
    )
    let pixels = try drawn(
      "/Pattern cs /P scn 0 0 20 20 re f", "/Pattern << /P 5 0 R >>", [tile])

    #expect(pixels[1, 10] == .red && pixels[2, 10] == .clear && pixels[17, 2] == .red)
  }

  @Test func stitchedFunctionsBendAtTheirBounds() throws {
    let function =
      "/Function << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions ["
      + "<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [1 0 0] /N 1 >> "
      + "<< /FunctionType 2 /Domain [0 1] /C0 [0 0 1] /C1 [0 0 1] /N 1 >>] >>"
    let pixels = try drawn(
      "/S sh",
      "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] \(function) >> >>"
    )

    #expect(pixels[8, 10] == .red && pixels[11, 10] == .blue)
  }

  @Test func imagesStandUprightWithTheirMasks() throws {
    // Two pixels: red above blue, of which the mask shows the lower one.
    let image = PDFFixture.stream(
      "FF00000000FF>",
      "/Subtype /Image /Width 1 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB "
        + "/Filter /ASCIIHexDecode /SMask 6 0 R")
    let mask = PDFFixture.stream(
      "00FF>",
      "/Subtype /Image /Width 1 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray "
        + "/Filter /ASCIIHexDecode")
    let pixels = try drawn("20 0 0 20 0 0 cm /I Do", "/XObject << /I 5 0 R >>", [image, mask])

    #expect(pixels[10, 2] == .clear && pixels[10, 17] == .blue)
  }

  @Test func stencilsAreFilledWithTheColor() throws {
    let image = PDFFixture.stream(
      "80>", "/Subtype /Image /Width 2 /Height 1 /ImageMask true /Filter /ASCIIHexDecode")
    let pixels = try drawn("1 0 0 rg 20 0 0 20 0 0 cm /I Do", "/XObject << /I 5 0 R >>", [image])

    #expect(pixels[2, 10] == .clear && pixels[17, 10] == .red)
  }

  @Test func spotAndIndexedColorsHaveStandIns() throws {
    let spot =
      "/ColorSpace << /S [/Separation /Spot /DeviceRGB << /FunctionType 2 /Domain [0 1] "
      + "/C0 [1 1 1] /C1 [1 0 0] /N 1 >>] /I [/Indexed /DeviceRGB 1 <0000FFFF0000>] >>"

    #expect(try drawn("/S cs 1 scn 0 0 20 20 re f", spot)[10, 10] == .red)
    #expect(try drawn("/I cs 1 sc 0 0 20 20 re f", spot)[10, 10] == .red)
  }
}
