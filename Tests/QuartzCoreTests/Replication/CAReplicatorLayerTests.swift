import DarkroomCoreGraphics
import DarkroomQuartzCore
import Testing

struct CAReplicatorLayerTests {
  @Test(arguments: [Int.min, 0, 1_000_000_000, .max])
  func anyNumberOfCopiesEnds(_ count: Int) {
    let layer = CAReplicatorLayer(0, 0, 4, 1)
    layer.instanceCount = count
    layer.instanceTransform = CATransform3DMakeTranslation(1, 0, 0)
    layer.addSublayer(CALayer(0, 0, 1, 1, CGColor(red: 0, green: 0, blue: 0, alpha: 1)))

    let alphas = layer.picture(4, 1).alphas(row: 0)

    #expect(alphas == Array(repeating: count > 0 ? 255 : 0, count: 4))
  }
}
