import SwiftUI
import Testing

/// Lengths that no screen has must not end the process.
@MainActor
struct AbsurdLengthTests {
  private let size = CGSize(width: 100, height: 100)

  @Test(arguments: [1e18, CGFloat.greatestFiniteMagnitude])
  func anAdaptiveGridIsAbsurdlyWide(width: CGFloat) {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { Text("a") }

    #expect(Hosted(grid.frame(width: width), in: size).view.subviews.count > 0)
  }

  @Test(arguments: [CGFloat.infinity, .nan, -1, 0.999])
  func aTextShrinksByAnAbsurdFactor(factor: CGFloat) {
    let text = Text("A long text of some words").lineLimit(1).minimumScaleFactor(factor)

    #expect(Hosted(text.frame(width: 50), in: size).view.subviews.count > 0)
  }
}
