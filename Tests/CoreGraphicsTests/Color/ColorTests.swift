import DarkroomCoreGraphics
import Testing

struct ColorTests {
  @Test func equalityIsOfSpaceAndComponents() {
    #expect(
      CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor(gray: 0, alpha: 1) != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func componentsEndWithAlpha() {
    let gray = CGColor(gray: 0.25, alpha: 0.5)

    #expect(gray.components == [0.25, 0.5])
    #expect(gray.numberOfComponents == 2)
    #expect(gray.copy(alpha: 1)?.components == [0.25, 1])
  }

  /// IEC 61966-2-1: light 0.5 is 0.735357 encoded.
  @Test func linearLightIsEncodedForDrawing() throws {
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try #require(unsafe CGColor(colorSpace: linear, components: [0.5, 0.5, 0.5, 1]))
    let srgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let converted = try #require(color.converted(to: srgb, intent: .defaultIntent, options: nil))

    #expect(abs((converted.components?[0] ?? 0) - 0.735_357) < 1e-6)
  }

  /// CSS Color 4: Display P3 red is outside sRGB; (1.0931, −0.2267, −0.1501) when extended.
  @Test func displayP3RedIsClippedInSRGB() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let red = try #require(unsafe CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
    let wide = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil))
    let components = try #require(wide.components)

    #expect(abs(components[0] - 1.0931) < 1e-3)
    #expect(abs(components[1] + 0.2267) < 1e-3)
    #expect(abs(components[2] + 0.1501) < 1e-3)
  }

  @Test func unknownSpacesAreNil() {
    #expect(CGColorSpace(name: "nonsense") == nil)
  }
}
