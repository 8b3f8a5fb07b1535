import SnapshotTesting
import Testing
import UIKit

struct PathElementsTests {
  func text(_ path: UIBezierPath) -> String {
    var result = ""
    Snapshotting<UIBezierPath, String>.elementsDescription.snapshot(path).run { result = $0 }
    return result
  }

  @Test func elementsAreLines() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5))
    path.move(to: CGPoint(x: 1, y: 1.23456))
    path.addQuadCurve(to: CGPoint(x: 2, y: 2), controlPoint: CGPoint(x: 3, y: 3))

    #expect(
      text(path) == """
        MoveTo (0.0, 0.0)
        LineTo (10.0, 0.0)
        LineTo (10.0, 5.0)
        LineTo (0.0, 5.0)
        Close\u{20}

        MoveTo (1.0, 1.235)
        QuadCurveTo (3.0, 3.0) (2.0, 2.0)

        """)
  }

  @Test func ellipsesStartAtTheRight() {
    // Upstream's reference: rect 60,60,30,30 gives the control coordinate 83.284.
    let lines = text(UIBezierPath(ovalIn: CGRect(x: 60, y: 60, width: 30, height: 30)))
      .split(separator: "\n")

    #expect(lines.first == "MoveTo (90.0, 75.0)")
    #expect(lines[1] == "CurveTo (90.0, 83.284) (83.284, 90.0) (75.0, 90.0)")
  }
}
