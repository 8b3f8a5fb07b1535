import SwiftUI
import Testing

@MainActor
struct VisualEffectTests {
  @Test func anEffectKnowsTheGeometryOfItsViewAndMovesNothingElse() {
    let hosted = Hosted(
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
          .visualEffect { content, proxy in
            content.offset(x: proxy.size.width, y: 0).opacity(0.5)
          }
        Color.blue.frame(width: 40, height: 20)
      })

    #expect(
      hosted.frames(ofClass: "PaintedShapeView")
        == [
          CGRect(x: 120, y: 80, width: 40, height: 20),
          CGRect(x: 80, y: 100, width: 40, height: 20),
        ])
    #expect(hosted.color(at: CGPoint(x: 140, y: 90)) == [255, 157, 151, 255])
  }

  /// The second of two views of 100 points is half out of a window of 150.
  @Test func aViewThatIsPartlyOutOfSightIsPartlyChanged() {
    let hosted = Hosted(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<2, id: \.self) { _ in
            Color.red.frame(width: 100, height: 100)
              .scrollTransition { content, phase in content.offset(x: phase.value * 40) }
          }
        }
      }
      .frame(width: 200, height: 150), in: CGSize(width: 200, height: 150))

    #expect(hosted.frames(ofClass: "PaintedShapeView").map(\.minX) == [50, 70])
  }
}
