import DarkroomCoreGraphics
import DarkroomQuartzCore
import Testing

struct ShadowTests {
  private func shadowed(_ color: CGColor?) -> CALayer {
    let layer = CALayer(40, 40, 80, 80, color)
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    layer.shadowRadius = 8
    return CALayer(0, 0, 160, 160).adding(layer)
  }

  /// Measured on iOS 15 to 17 for radius 8: alpha at a distance from the edge.
  @Test func theShadowFollowsTheMeasuredLaw() {
    let row = shadowed(.white).picture(160, 160).alphas(row: 80)

    for (distance, alpha) in [(0, 121), (4, 71), (9, 26), (12, 10), (14, 4), (17, 0)] {
      #expect(abs(Int(row[39 - distance]) - alpha) <= 2, "\(distance): \(row[39 - distance])")
    }
  }

  /// With the same outline, a path and the background throw the same shadow.
  @Test func aShadowPathEqualsTheBackgroundsShape() {
    let plain = shadowed(.white)
    let withPath = shadowed(.white)
    withPath.sublayers?[0].shadowPath = unsafe CGPath(
      rect: CGRect(x: 0, y: 0, width: 80, height: 80), transform: nil)

    #expect(plain.picture(160, 160) == withPath.picture(160, 160))
  }

  /// Contents throw the shadow where there is no path: here a sublayer stands in for the background.
  @Test func theCompositedAlphaThrowsTheShadow() {
    let direct = shadowed(.white).picture(160, 160)
    let composed = shadowed(nil)
    composed.sublayers?[0].addSublayer(CALayer(0, 0, 80, 80, .white))
    let grouped = composed.picture(160, 160)

    for x in 0..<160 {
      #expect(abs(Int(direct.alpha(x, 80)) - Int(grouped.alpha(x, 80))) <= 2)
    }
  }

  @Test func maskingCutsTheShadow() {
    let root = shadowed(.white)
    root.sublayers?[0].masksToBounds = true

    #expect(root.picture(160, 160).alpha(38, 80) == 0)
  }

  @Test func aTransparentLayerThrowsNoShadow() {
    #expect(shadowed(nil).picture(160, 160).alphas(row: 80).allSatisfy { $0 == 0 })
  }
}
