import SwiftUI
import Testing

/// Numbers are arithmetic on the rules of Apple's documentation.
@MainActor
struct SafeAreaTests {
  private let size = CGSize(width: 100, height: 200)
  private let safeArea = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 0)

  private func drawn(_ view: some View) -> [CGRect] {
    frames(of: view, in: size, safeArea: safeArea)
  }

  @Test func ignoringTheSafeAreaOffersItToTheView() {
    #expect(drawn(Color.red.ignoresSafeArea()) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(
      drawn(Color.red.ignoresSafeArea(edges: .top))
        == [CGRect(x: 5, y: 0, width: 95, height: 190)])
    #expect(
      drawn(Color.red.edgesIgnoringSafeArea(.bottom))
        == [CGRect(x: 5, y: 20, width: 95, height: 180)])
    #expect(
      drawn(Color.red.ignoresSafeArea(.keyboard))
        == [CGRect(x: 5, y: 20, width: 95, height: 170)])
  }

  @Test func viewsThatDoNotTouchTheSafeAreaStayWhereTheyAre() {
    #expect(
      drawn(Color.red.frame(width: 10, height: 10).ignoresSafeArea())
        == [CGRect(x: 47.5, y: 100, width: 10, height: 10)].map { $0.aligned })
  }

  @Test func aBackgroundThatIgnoresTheSafeAreaReachesBeyondItsView() {
    let frames = drawn(
      ZStack {
        Color.red.ignoresSafeArea()
        Color.blue
      })

    #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(frames[1] == CGRect(x: 5, y: 20, width: 95, height: 170))
  }

  @Test func backgroundStylesBleedOnlyThroughTheirEdges() {
    let frames = drawn(
      VStack(spacing: 0) {
        Color.clear.background(.red, ignoresSafeAreaEdges: .top)
        Color.clear.background(.red)
      })

    #expect(frames[0] == CGRect(x: 5, y: 0, width: 95, height: 105))
    #expect(frames[2] == CGRect(x: 0, y: 105, width: 100, height: 95))
  }

  @Test func overlayStylesBleedAsBackgroundsDo() {
    #expect(
      drawn(Color.clear.overlay(.red))[1] == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func insetsTakeRoomAndBecomePartOfTheSafeArea() {
    let bar = Color.blue.frame(height: 30).background(.green)
    let frames = drawn(
      ZStack {
        Color.red
        Color.green.ignoresSafeArea()
      }.safeAreaInset(edge: .bottom, spacing: 4) { bar })

    #expect(frames[0] == CGRect(x: 5, y: 20, width: 95, height: 136))
    #expect(frames[1] == CGRect(x: 0, y: 0, width: 100, height: 200))
    // The background of the bar bleeds into the safe area below it.
    #expect(frames[2] == CGRect(x: 0, y: 160, width: 100, height: 40))
    #expect(frames[3] == CGRect(x: 5, y: 160, width: 95, height: 30))
  }

  @Test func insetsLieAtEachEdgeAndAreAligned() {
    let box = Color.blue.frame(width: 10, height: 10)
    let size = CGSize(width: 100, height: 200)
    func insets(_ view: some View) -> [CGRect] { frames(of: view, in: size) }

    #expect(
      insets(Color.red.safeAreaInset(edge: .top, alignment: .trailing) { box }) == [
        CGRect(x: 0, y: 18, width: 100, height: 182), CGRect(x: 90, y: 0, width: 10, height: 10),
      ])
    #expect(
      insets(Color.red.safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) { box }) == [
        CGRect(x: 10, y: 0, width: 90, height: 200), CGRect(x: 0, y: 190, width: 10, height: 10),
      ])
    #expect(
      insets(
        Color.red.safeAreaInset(edge: .leading, spacing: 0) { box }
          .environment(\.layoutDirection, .rightToLeft)) == [
          CGRect(x: 0, y: 0, width: 90, height: 200),
          CGRect(x: 90, y: 95, width: 10, height: 10),
        ])
  }

  @Test func paddedSafeAreasAreIgnoredAsOthersAre() {
    let frames = drawn(
      ZStack {
        Color.red
        Color.blue.ignoresSafeArea()
      }.safeAreaPadding(.horizontal, 15))

    #expect(frames[0] == CGRect(x: 20, y: 20, width: 65, height: 170))
    #expect(frames[1] == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func readersKnowTheInsetsOfTheEdgesTheyTouch() {
    var read: [EdgeInsets] = []
    let reader = GeometryReader { proxy in
      let _ = read.append(proxy.safeAreaInsets)
      Color.clear
    }
    _ = drawn(reader)
    _ = drawn(reader.ignoresSafeArea())
    _ = drawn(reader.padding(1))
    _ = drawn(reader.environment(\.layoutDirection, .rightToLeft))

    #expect(read[0] == EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0))
    #expect(read[1] == EdgeInsets())
    #expect(read[2] == EdgeInsets())
    #expect(read[3] == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 5))
  }
}

extension CGRect {
  /// With edges on pixels at 3x.
  fileprivate var aligned: CGRect {
    let x = (minX * 3).rounded() / 3
    return CGRect(x: x, y: minY, width: (maxX * 3).rounded() / 3 - x, height: height)
  }
}
