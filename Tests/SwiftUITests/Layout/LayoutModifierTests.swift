import SwiftUI
import Testing

/// Numbers without a source are arithmetic on the rules of Apple's documentation.
@MainActor
struct LayoutModifierTests {
  private let box = CGSize(width: 100, height: 60)

  /// Measured on a recorded picture: a small view has its center at (20 + 568) / 2.
  @Test func theRootLiesInTheMiddleOfTheSafeArea() {
    let frames = frames(
      of: Color.red.frame(width: 10, height: 10), in: CGSize(width: 320, height: 568),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

    #expect(frames[0].midY == 294)
  }

  @Test func backgroundStylesBleedIntoTheSafeAreaAndBackgroundViewsDoNot() {
    let safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let style = frames(
      of: Color.clear.background(.red), in: box, safeArea: safeArea)
    let view = frames(
      of: Color.clear.background { Color.red }, in: box, safeArea: safeArea)

    #expect(style[0] == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(view[0] == CGRect(x: 0, y: 20, width: 100, height: 30))
  }

  @Test func paddingWithoutALengthIsSixteen() {
    #expect(
      frames(of: Color.red.padding(), in: box) == [CGRect(x: 16, y: 16, width: 68, height: 28)])
  }

  @Test func aFrameAlignsAndDoesNotClip() {
    let frames = frames(
      of: Color.red.frame(width: 120, height: 10)
        .frame(width: 50, height: 50, alignment: .bottomTrailing), in: box)

    #expect(frames == [CGRect(x: -45, y: 45, width: 120, height: 10)])
  }

  @Test func aGreatestWidthFillsAndNeverShrinksBelowItsView() {
    let wide = frames(
      of: Color.red.frame(width: 20, height: 5).frame(maxWidth: .infinity, alignment: .leading),
      in: box)

    #expect(wide[0].minX == 0)
  }
  /// OpenSwiftUI, `FlexFrameLayout.childPlacementProposal`: a frame that is longer than what it was measured with offers
  /// its own length, unless the child alone has decided on that.
  @Test func aChildIsPlacedWithTheLengthOfItsFrame() {
    func height(_ view: some View) -> CGFloat? {
      frames(of: ScrollView { view }, in: CGSize(width: 100, height: 200)).last?.height
    }

    #expect(height(Color.red.frame(minHeight: 80)) == 80)
    #expect(height(Color.red.frame(maxHeight: 80)) == 10)
    #expect(height(Color.red.frame(minHeight: 5, maxHeight: 80)) == 10)
    #expect(height(Color.red.frame(minHeight: 5, idealHeight: 30, maxHeight: 80)) == 30)
    #expect(height(Color.red.frame(maxHeight: 4)) == 4)
  }

  @Test func ratiosFitIntoAndFillTheirRectangle() {
    let fit = frames(of: Color.red.aspectRatio(1, contentMode: .fit), in: box)
    let fill = frames(of: Color.red.aspectRatio(1, contentMode: .fill), in: box)

    #expect(fit == [CGRect(x: 20, y: 0, width: 60, height: 60)])
    #expect(fill == [CGRect(x: 0, y: -20, width: 100, height: 100)])
  }

  @Test func offsetsAndPositionsMoveViews() {
    let moved = frames(of: Color.red.frame(width: 10, height: 10).offset(x: 5), in: box)
    let placed = frames(
      of: Color.red.frame(width: 10, height: 10).position(x: 20, y: 30), in: box)

    #expect(moved == [CGRect(x: 50, y: 25, width: 10, height: 10)])
    #expect(placed == [CGRect(x: 15, y: 25, width: 10, height: 10)])
  }

  @Test func readersPlaceTheirContentAtTheTop() {
    let frames = frames(
      of: GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 10) }, in: box)

    #expect(frames == [CGRect(x: 0, y: 0, width: 50, height: 10)])
  }

  @Test func colorsWithoutAProposalAreTenPointsLarge() {
    #expect(
      UIHostingController(rootView: Color.red).sizeThatFits(in: .zero)
        == CGSize(width: 10, height: 10))
  }

  @Test func layersOfAViewHaveItsSize() {
    let frames = frames(
      of: Color.red.frame(width: 40, height: 20).overlay(alignment: .topTrailing) {
        Color.blue.frame(width: 8, height: 8)
      }, in: box)

    #expect(frames[1] == CGRect(x: 62, y: 20, width: 8, height: 8))
  }
}
