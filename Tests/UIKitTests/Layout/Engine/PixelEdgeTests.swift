import DarkroomUIKit
import Testing

/// Edges are rounded half up in the superview; sizes are what is between them
/// (Measures, Auto Layout).
@MainActor
@Suite(.tags(.autoLayout, .decisions))
struct PixelEdgeTests {
  private func frame(
    from left: CGFloat, width: CGFloat, scale: CGFloat
  ) -> CGRect {
    LayoutScene.at(scale: scale) {
      let scene = LayoutScene(320, 568)
      let view = scene.view()
      scene.layOut([
        view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: left),
        view.widthAnchor.constraint(equalToConstant: width),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: left),
        view.heightAnchor.constraint(equalToConstant: width),
      ])
      return view.frame
    }
  }

  @Test func sameWidthsDifferWhereTheirEdgesDo() {
    #expect(
      isRect(frame(from: 107.2, width: 105.6, scale: 3), 107.3333, 107.3333, 105.3333, 105.3333))
    #expect(
      isRect(frame(from: 214.4, width: 105.6, scale: 3), 214.3333, 214.3333, 105.6667, 105.6667))
  }

  @Test(
    arguments: [
      (146.5, 146.666_67), (96.5, 96.666_67), (137.5, 137.666_67), (161.1667, 161.333_33),
      (48.25, 48.333_33), (2003 / 6, 334), (129.69, 129.666_67), (141.24, 141.333_33),
    ] as [(CGFloat, Double)])
  func originsAtThreePixelsAPoint(solved: CGFloat, expected: Double) {
    #expect(isRect(frame(from: solved, width: 0, scale: 3), expected, expected, 0, 0))
  }

  @Test func halvesGoUpAtEveryScale() {
    #expect(isRect(frame(from: 10.5, width: 20, scale: 1), 11, 11, 20, 20))
    #expect(isRect(frame(from: 10.4, width: 20, scale: 1), 10, 10, 20, 20))
    #expect(isRect(frame(from: 10.25, width: 20.25, scale: 2), 10.5, 10.5, 20, 20))
    #expect(isRect(frame(from: 10.2, width: 20.25, scale: 2), 10, 10, 20.5, 20.5))
    #expect(isRect(frame(from: -10.5, width: 20, scale: 1), -10, -10, 20, 20))
    #expect(isRect(frame(from: 0.5, width: 1.5, scale: 3), 0.6667, 0.6667, 1.3333, 1.3333))
  }
}
