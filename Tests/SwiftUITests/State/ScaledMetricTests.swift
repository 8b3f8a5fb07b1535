import SwiftUI
import Testing

@MainActor
struct ScaledMetricTests {
  private struct Box: View {
    @ScaledMetric var side: CGFloat = 20
    @ScaledMetric(relativeTo: .caption) var height = 10.0

    var body: some View { Color.red.frame(width: side, height: height) }
  }

  private func size(_ size: DynamicTypeSize) -> CGSize {
    frames(of: Box().dynamicTypeSize(size), in: CGSize(width: 200, height: 200))[0].size
  }

  /// The ratios of the distances of lines in Apple's guidelines, as `UIFontMetrics` has them, in whole pixels at 3x.
  @Test func lengthsGrowWithTheStyle() {
    #expect(size(.large) == CGSize(width: 20, height: 10))
    let largest = size(.accessibility5)
    #expect(abs(largest.width - 20 * 62 / 22) <= 0.17)
    #expect(abs(largest.height - 10 * 51 / 16) <= 0.17)
  }

  @Test func outsideOfAViewItIsTheNumberItself() {
    #expect(Box().side == 20)
  }
}
