import DarkroomUIKit
import Testing

/// Values and descriptions: Measures, colors.
@Suite(.tags(.colors))
struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func fixedColorsPrintTheirSpaceAndComponents() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.black.description == "UIExtendedGrayColorSpace 0 1")
    #expect(UIColor.clear.description == "UIExtendedGrayColorSpace 0 0")
    #expect(UIColor.lightGray.description == "UIExtendedGrayColorSpace 0.666667 1")
  }

  @Test func semanticColorsPrintTheirName() {
    let text = UIColor.label.description

    #expect(text.hasPrefix("<UIDynamicSystemColor: 0x"))
    #expect(text.hasSuffix("; name = labelColor>"))
  }

  @Test func systemColorsFollowTheStyle() {
    #expect(bytes(.systemBlue, light) == [0, 122, 255, 255])
    #expect(bytes(.systemBlue, dark) == [10, 132, 255, 255])
    #expect(bytes(.separator, light) == [60, 60, 67, 74])
    #expect(bytes(.systemBackground, dark) == [0, 0, 0, 255])
  }

  @Test func elevatedBackgroundsAreOneStepLighterInTheDark() {
    let elevated = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])

    #expect(bytes(.systemBackground, elevated) == [28, 28, 30, 255])
  }

  @Test func alphaKeepsAColorDynamic() {
    let dimmed = UIColor.label.withAlphaComponent(0.5)

    #expect(bytes(dimmed, light) == [0, 0, 0, 128])
    #expect(bytes(dimmed, dark) == [255, 255, 255, 128])
    #expect(dimmed == UIColor.label.withAlphaComponent(0.5))
    #expect(dimmed != UIColor.label)
  }

  @Test func grayAndRGBAreNeverEqual() {
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func hueCirclesThroughTheSixCorners() {
    let hues: [CGFloat] = [0, 1.0 / 6, 2.0 / 6, 0.5, 4.0 / 6, 5.0 / 6, 1]
    let names = hues.map {
      UIColor(hue: $0, saturation: 1, brightness: 1, alpha: 1).description.dropFirst(25)
    }

    #expect(
      names == ["1 0 0 1", "1 1 0 1", "0 1 0 1", "0 1 1 1", "0 0 1 1", "1 0 1 1", "1 0 0 1"])
  }

  @Test func hueIsReadBack() {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    unsafe UIColor(red: 0.25, green: 0.5, blue: 0.25, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)

    #expect(hue == 1.0 / 3 && saturation == 0.5 && brightness == 0.5)
  }

  @Test func providersRunForTheTraitsGiven() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .red }

    #expect(color.resolvedColor(with: light) == .red)
    #expect(bytes(color, dark) == [0, 0, 0, 255])
  }

  @Test func layerColorsResolveWithTheCurrentTraits() {
    var color: CGColor?
    dark.performAsCurrent { color = UIColor.label.cgColor }

    #expect(color?.components == [1, 1, 1, 1])
  }

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    var values = [CGFloat](repeating: 0, count: 4)
    var (r, g, b, a) = (values[0], values[1], values[2], values[3])
    unsafe color.resolvedColor(with: traits)
      .getRed(&r, green: &g, blue: &b, alpha: &a)
    values = [r, g, b, a]
    return values.map { Int(($0 * 255).rounded()) }
  }
}
