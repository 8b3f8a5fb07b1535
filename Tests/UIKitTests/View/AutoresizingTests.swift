import DarkroomUIKit
import Testing

/// The change of the superview is shared by the flexible parts in proportion to their lengths.
@MainActor
@Suite(.tags(.autoLayout))
struct AutoresizingTests {
  /// Margins 10 and 30, length 60; the superview grows from 100 to 200.
  private func frame(
    with mask: UIView.AutoresizingMask, vertical: Bool = false
  ) -> [CGFloat] {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    return vertical
      ? [child.frame.minY, child.frame.height] : [child.frame.minX, child.frame.width]
  }

  @Test(
    arguments: [
      ([], [10, 60]),
      ([.flexibleLeftMargin], [110, 60]),
      ([.flexibleWidth], [10, 160]),
      ([.flexibleRightMargin], [10, 60]),
      ([.flexibleLeftMargin, .flexibleWidth], [10 + 1000 / 70.0, 60 + 6000 / 70.0]),
      ([.flexibleLeftMargin, .flexibleRightMargin], [35, 60]),
      ([.flexibleWidth, .flexibleRightMargin], [10, 60 + 6000 / 90.0]),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [20, 120]),
    ] as [(UIView.AutoresizingMask, [CGFloat])])
  func everyHorizontalCombination(mask: UIView.AutoresizingMask, expected: [CGFloat]) {
    let found = frame(with: mask)

    #expect(abs(found[0] - expected[0]) < 1e-9 && abs(found[1] - expected[1]) < 1e-9)
  }

  @Test func verticalFollowsTheSameRule() {
    #expect(frame(with: [.flexibleTopMargin], vertical: true) == [110, 60])
    #expect(
      frame(with: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], vertical: true)
        == [20, 120])
  }

  @Test func flexibleSizeFillsFromNothing() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)

    parent.bounds.size = CGSize(width: 50, height: 70)

    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 70))
  }

  @Test func viewsThatUseConstraintsAreLeftAlone() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth]
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)

    parent.frame.size.width = 20

    #expect(child.frame.width == 10)
  }

  /// As long as nothing of the child is what infinity leaves of infinity.
  @Test(
    arguments: [.infinity, 1e300] as [CGFloat],
    [
      [.flexibleWidth], [.flexibleLeftMargin], [.flexibleLeftMargin, .flexibleWidth],
    ] as [UIView.AutoresizingMask])
  func boundsWithoutEndLeaveNumbers(_ length: CGFloat, _ mask: UIView.AutoresizingMask) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.bounds.size.width = length
    parent.bounds.size.width = 100

    #expect(!child.center.x.isNaN && !child.bounds.width.isNaN)
    #expect(!child.center.y.isNaN && !child.bounds.height.isNaN)
  }
}
