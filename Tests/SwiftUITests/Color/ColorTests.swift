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
}
