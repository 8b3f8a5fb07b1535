import SwiftUI
import Testing

@MainActor
struct LayoutCostTests {
  private func nested(_ depth: Int, _ log: MeasureLog) -> AnyView {
    (0..<depth).reduce(AnyView(Color.red)) { view, level in
      let content = Counting(log: log) {
        view
        Color.blue.frame(width: 1, height: 1)
      }
      return level % 2 == 0
        ? AnyView(HStack(spacing: 0) { content }) : AnyView(VStack(spacing: 0) { content })
    }
  }

  private func cost(_ depth: Int) -> Int {
    let log = MeasureLog()
    _ = frames(of: nested(depth, log), in: CGSize(width: 1_000, height: 1_000))
    return log.count
  }

  /// A stack asks each view for three lengths; without memory that would be three to the 60th.
  @Test func nestedStacksAreMeasuredInProportionToTheirDepth() {
    let (half, whole) = (cost(30), cost(60))

    #expect(whole <= 60 * 12)
    #expect(Double(whole) <= 2.2 * Double(half))
  }

  @Test func aThousandLevelsOfNestingAreLaidOut() {
    let deep = (0..<1_000).reduce(AnyView(Color.red.frame(width: 5, height: 5))) { view, _ in
      AnyView(VStack { view })
    }

    #expect(
      frames(of: deep, in: CGSize(width: 105, height: 105))
        == [CGRect(x: 50, y: 50, width: 5, height: 5)])
  }
}
