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

  /// Two copies of each, so that a thousand would be 2¹⁰⁰⁰ of the innermost.
  @Test func replicatorsNestAThousandDeep() {
    let black = CALayer(0, 0, 1, 1, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    var nested: CALayer = black
    for _ in 0..<1000 {
      let replicator = CAReplicatorLayer(0, 0, 4, 1)
      replicator.instanceCount = 2
      replicator.addSublayer(nested)
      nested = replicator
    }
    let context = CGContext(recordingWidth: 4, height: 1, scale: 1)
    var renderer = LayerRenderer(context: context)
    renderer.render(nested)

    #expect(renderer.layers.count { $0 === black } == 65_536)
  }

  @Test func copiesOfCopiesAreAllDrawnAndNotSharedWithTheNextReplicator() {
    let black = CALayer(0, 0, 1, 1, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    func grid(_ layer: CALayer) -> CALayer {
      let (column, row) = (CAReplicatorLayer(0, 0, 4, 4), CAReplicatorLayer(0, 0, 4, 4))
      (column.instanceCount, row.instanceCount) = (3, 4)
      column.instanceTransform = CATransform3DMakeTranslation(0, 1, 0)
      row.instanceTransform = CATransform3DMakeTranslation(1, 0, 0)
      return column.adding(row.adding(layer))
    }
    let root = CALayer(0, 0, 4, 4).adding(grid(black), grid(CALayer(0, 0, 1, 1)))

    #expect(root.picture(4, 4).rows == ["kkkk", "kkkk", "kkkk", "...."])
  }
}
