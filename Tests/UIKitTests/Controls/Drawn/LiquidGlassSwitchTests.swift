import Testing

@testable import DarkroomUIKit

/// The switch of iOS 26 in `serverSwitchingScreen.light.png` of home-assistant/iOS at d722d781: 63 × 28 points, with a
/// thumb of 37 × 24 that is 2 points from the edge.
@MainActor
@Suite(.tags(.controlSizes))
struct LiquidGlassSwitchTests {
  private let white: UInt32 = 0xFFFF_FFFF

  private func rows(isOn: Bool, _ direction: UISemanticContentAttribute = .unspecified)
    -> [[UInt32]]
  {
    let control = UISwitch()
    control.isOn = isOn
    control.semanticContentAttribute = direction
    return control.drawnRows
  }

  @Test func switchesHaveTheSizeOfTheLook() {
    InterfaceLook.with(.liquidGlass) {
      let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 200))

      #expect(control.frame == CGRect(x: 3, y: 4, width: 63, height: 28))
      #expect(control.intrinsicContentSize == CGSize(width: 63, height: 28))
      #expect(control.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
    }
    #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
  }

  @Test func theThumbIsACapsuleTwoPointsFromTheEdge() {
    InterfaceLook.with(.liquidGlass) {
      let (off, on) = (rows(isOn: false), rows(isOn: true))

      #expect(off.count == 28 && off[0].count == 63)
      // The ends of the capsule are not quite white, because they are round.
      #expect((0..<63).filter { off[14][$0] == white } == Array(3..<38))
      #expect((0..<63).filter { on[14][$0] == white } == Array(25..<60))
      #expect((0..<28).filter { off[$0][20] == white } == Array(2..<26))
      #expect(rows(isOn: true, .forceRightToLeft)[14][3] == white)
    }
  }

  /// The track that is off has the color of tertiary labels: (60, 60, 67) at 30 percent.
  @Test func tracksAreGreenOrGray() {
    InterfaceLook.with(.liquidGlass) {
      #expect(rows(isOn: true)[14][10] == 0xFF59_C734)
      let alpha = rows(isOn: false)[14][50] >> 24
      #expect(alpha == 76 || alpha == 77)
    }
  }
}
