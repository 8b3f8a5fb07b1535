import SwiftUI
import Testing

struct ColorTests {
  @Test func colorsOfUIKitComeBack() {
    let style = UITraitCollection(userInterfaceStyle: .dark)

    #expect(
      UIColor(Color(uiColor: .systemRed)).resolvedColor(with: style)
        == UIColor.systemRed.resolvedColor(with: style))
    #expect(UIColor(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)).cgColor.alpha == 0.25)
  }

  /// `opacity(_:)` multiplies, says its documentation.
  @Test func opacitiesMultiply() {
    #expect(UIColor(Color.black.opacity(0.5).opacity(0.5)).cgColor.alpha == 0.25)
  }

  @Test func aResolvedColorFollowsTheScheme() {
    var environment = EnvironmentValues()
    #expect(Color.primary.resolve(in: environment).red == 0)

    environment.colorScheme = .dark
    #expect(Color.primary.resolve(in: environment).red == 1)
  }

  /// The red of Display P3 in sRGB, by the matrices of W3C, CSS Color Module Level 4, section 17.
  @Test func componentsOfDisplayP3AreConverted() {
    let red = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    let white = Color.Resolved(colorSpace: .displayP3, red: 1, green: 1, blue: 1, opacity: 0.5)

    #expect(abs(red.linearRed - 1.2249) < 1e-3)
    #expect(abs(red.red - 1.0931) < 1e-3)
    #expect(abs(red.green - -0.2267) < 1e-3)
    #expect(abs(red.blue - -0.1501) < 1e-3)
    #expect(abs(white.red - 1) < 1e-5 && abs(white.blue - 1) < 1e-5 && white.opacity == 0.5)
  }
}
