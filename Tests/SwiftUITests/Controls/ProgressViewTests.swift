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

  /// bitwarden/authenticator-ios at 9fbbceb1, iOS 18.1 at 3x: 19 points at medium letters and 56.33 at the largest in
  /// `ItemListViewTests`, `Loading-portrait.png` and `Loading-portraitAX5.png`; 35.33 of a large one at medium letters
  /// in `LoadingOverlayViewTests/test_snapshot_loadingOverlay.1.png`.
  @Test func indicatorsGrowWithTheTextAsRecorded() {
    let expected: [(ControlSize, DynamicTypeSize, CGFloat)] = [
      (.regular, .medium, 19), (.regular, .accessibility5, 169 / 3), (.large, .medium, 106 / 3),
    ]
    for (control, text, side) in expected {
      let size = size(of: ProgressView().controlSize(control).dynamicTypeSize(text))
      #expect(abs(size.width - side) < 0.01 && abs(size.height - side) < 0.01)
    }
  }

  @Test func aGrownIndicatorIsDrawnToItsEdges() {
    let picture = Picture(
      ProgressView().tint(Color.red).dynamicTypeSize(.accessibility5), width: 80, height: 80)

    // 56 points in the middle: spokes of 16 points above and below.
    #expect(picture.components(40, 14) != picture.components(40, 10))
    #expect(picture.components(40, 64) != picture.components(40, 70))
    #expect(picture.components(40, 10) == picture.components(40, 40))
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
    let spinner = try #require(indicator.frames(ofClass: "ScaledIndicatorView").first)
    #expect(try #require(text(indicator)).minY > spinner.maxY)
    #expect(text(Hosted(ProgressView("Loading").labelsHidden())) == nil)
  }

  @Test func stylesOfATeamKnowTheValue() {
    #expect(
      size(of: ProgressView(value: 0.3).progressViewStyle(Percent()))
        == CGSize(width: 30, height: 10))
  }
}
