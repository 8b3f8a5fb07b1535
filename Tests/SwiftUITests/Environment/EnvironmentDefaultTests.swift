import SwiftUI
import Testing

@MainActor
struct EnvironmentDefaultTests {
  private struct Bare: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Text("bare") }
  }

  @Test func aStyleOfAFormOfATeamsOwnTakesThePlaceOfTheUsualOne() {
    let hosted = Hosted(Form { Text("row") }.formStyle(Bare()))

    #expect(hosted.views.compactMap(\.accessibilityLabel) == ["bare"])
  }
}
