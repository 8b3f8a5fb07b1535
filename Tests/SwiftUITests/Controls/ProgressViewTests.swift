import SwiftUI
import Testing

@MainActor
struct ProgressViewTests {
  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 10)
    }
  }

  private func size(of view: some View) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: .zero)
  }

  @Test func workWithoutAnEndIsAnIndicatorOfTheControlSize() throws {
    let hosted = Hosted(ProgressView().tint(Color.red))
    let indicator = try #require(hosted.views.compactMap { $0 as? UIActivityIndicatorView }.first)

    #expect(indicator.isAnimating)
    #expect(indicator.color.cgColor == UIColor(Color.red).cgColor)
    #expect(size(of: ProgressView()) == CGSize(width: 20, height: 20))
    #expect(size(of: ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
  }

  @Test func workWithAValueIsABarAsWideAsItIsOffered() throws {
    let hosted = Hosted(ProgressView(value: 3, total: 4).frame(width: 120))
    let bar = try #require(hosted.views.compactMap { $0 as? UIProgressView }.first)

    #expect(bar.progress == 0.75)
    #expect(hosted.frames(ofClass: "UIProgressView").first?.size == CGSize(width: 120, height: 4))
  }

  @Test func labelsLieAboveTheBarAndBelowTheIndicator() throws {
    let bar = Hosted(ProgressView("Loading", value: 0.5))
    let indicator = Hosted(ProgressView("Loading"))
    let text = { (hosted: Hosted) in hosted.frames(ofClass: "TextView").first }

    #expect(try #require(text(bar)).maxY < bar.frames(ofClass: "UIProgressView")[0].minY)
    #expect(
      try #require(text(indicator)).minY
        > indicator.frames(ofClass: "UIActivityIndicatorView")[0].maxY)
    #expect(text(Hosted(ProgressView("Loading").labelsHidden())) == nil)
  }

  @Test func stylesOfATeamKnowTheValue() {
    #expect(
      size(of: ProgressView(value: 0.3).progressViewStyle(Percent()))
        == CGSize(width: 30, height: 10))
  }
}
