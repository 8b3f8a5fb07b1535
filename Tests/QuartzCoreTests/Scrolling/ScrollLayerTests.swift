import DarkroomCoreGraphics
import DarkroomQuartzCore
import Testing

struct ScrollLayerTests {
  @Test func aScrollLayerMovesAsItsModeAllows() {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.scroll(to: CGPoint(x: 5, y: 5))
    #expect(layer.bounds.origin == CGPoint(x: 5, y: 5))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 0, y: 0))
    #expect(layer.bounds.origin == CGPoint(x: 5, y: 0))
    layer.scroll(to: CGRect(x: 0, y: 15, width: 4, height: 4))
    #expect(layer.bounds.minY == 9)
  }
}
