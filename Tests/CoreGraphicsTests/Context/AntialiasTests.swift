import DarkroomCoreGraphics
import DarkroomRaster
import Testing

struct AntialiasTests {
  /// Alpha, from the top.
  private func drawn(_ side: Int = 4, _ body: (CGContext) -> Void) -> [[UInt32]] {
    let context = CGContext(recordingWidth: side, height: side, scale: 1)
    body(context)
    let pixmap = CGImage(displayList: context.displayList()).pixmap
    return (0..<side).map { y in pixmap.pixels[(y * side)..<((y + 1) * side)].map { $0 >> 24 } }
  }

  @Test func onlyPixelsWhoseMiddleIsInsideAreFilled() {
    let rows = drawn {
      $0.setShouldAntialias(false)
      $0.fill(CGRect(x: 0.6, y: 1.4, width: 2, height: 1.2))
    }

    #expect(rows == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
  }

  @Test func aTriangleHasNoSoftEdges() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 4))
    path.closeSubpath()
    let rows = drawn {
      $0.setAllowsAntialiasing(false)
      $0.addPath(path)
      $0.fillPath()
    }

    #expect(rows == [[255, 255, 255, 0], [255, 255, 0, 0], [255, 0, 0, 0], [0, 0, 0, 0]])
  }

  @Test func holesOfTheEvenOddRuleStayEmpty() {
    let rows = drawn {
      $0.setShouldAntialias(false)
      $0.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      $0.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
      $0.fillPath(using: .evenOdd)
    }

    #expect(rows[0] == [255, 255, 255, 255])
    #expect(rows[1] == [255, 0, 0, 255])
  }

  @Test func strokesHaveHardEdgesToo() {
    let rows = drawn {
      $0.setShouldAntialias(false)
      $0.setLineWidth(1)
      $0.move(to: CGPoint(x: 0, y: 2.3))
      $0.addLine(to: CGPoint(x: 4, y: 2.3))
      $0.strokePath()
    }

    #expect(rows.map { $0[1] } == [0, 0, 255, 0])
  }

  @Test func theStateIsRestored() {
    let rows = drawn {
      $0.saveGState()
      $0.setShouldAntialias(false)
      $0.restoreGState()
      $0.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    }

    #expect((127...128).contains(rows[0][0]))
  }

  @Test func flatnessCutsTheCorners() {
    func ink(_ flatness: CGFloat) -> Int {
      drawn(40) {
        $0.setFlatness(flatness)
        $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      }.joined().count { $0 == 255 }
    }

    #expect(ink(0) == ink(1))
    #expect(ink(6) < ink(0) - 20)
  }
}
