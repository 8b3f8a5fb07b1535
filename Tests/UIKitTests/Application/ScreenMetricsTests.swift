import DarkroomCoreGraphics
import Foundation
import Testing

@testable import DarkroomUIKit

struct ScreenMetricsTests {
  @Test(arguments: [("2", 2), ("0.5", 0.5), ("16", 16)])
  func aScaleIsTaken(_ text: String, _ scale: Double) {
    #expect(ScreenMetrics.scale(text) == CGFloat(scale))
  }

  /// Pictures of such scales would have no pixels, or more than there is memory for.
  @Test(arguments: [nil, "", "0", "-1", "nan", "inf", "16.1", "1e9", "two"])
  func whatIsNoScaleIsThree(_ text: String?) {
    #expect(ScreenMetrics.scale(text) == 3)
  }
}
