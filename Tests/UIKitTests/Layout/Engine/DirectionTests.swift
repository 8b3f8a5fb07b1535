import DarkroomUIKit
import Testing

@MainActor
@Suite(.tags(.autoLayout))
struct DirectionTests {
  @Test func leadingConstraintsMirrorWithTheirConstants() {
    let scene = LayoutScene(320, 100)
    let view = scene.add(Box(40, 10))
    scene.root.semanticContentAttribute = .forceRightToLeft

    scene.layOut([
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
    ])

    #expect(view.frame == CGRect(x: 270, y: 10, width: 40, height: 10))
  }

  @Test func inequalitiesTurnRound() {
    let scene = LayoutScene(320, 100)
    let view = scene.add(Box(40, 10))
    scene.root.semanticContentAttribute = .forceRightToLeft
    let near = view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor)
    near.priority = .defaultLow

    scene.layOut([
      near,
      view.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.root.leadingAnchor, constant: 25),
    ])

    #expect(view.frame.minX == 255)
  }

  @Test func leftStaysLeft() {
    let scene = LayoutScene(320, 100)
    let view = scene.add(Box(40, 10))
    scene.root.semanticContentAttribute = .forceRightToLeft

    scene.layOut([view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10)])

    #expect(view.frame.minX == 10)
  }

  @Test func changedDirectionMovesWhatIsThere() {
    let scene = LayoutScene(320, 100)
    let view = scene.add(Box(40, 10))
    scene.layOut([
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10)
    ])
    #expect(view.frame.minX == 10)

    scene.root.semanticContentAttribute = .forceRightToLeft
    scene.root.layoutIfNeeded()

    #expect(view.frame.minX == 270)
  }
}
