import DarkroomUIKit
import Testing

/// Constraints that leave a choice: UIKit lets positions follow and keeps sizes as small as can be.
///
/// The expected numbers are those that authors of layout libraries assert about UIKit.
@MainActor
@Suite(.tags(.autoLayout))
struct UnderdeterminedFrameTests {
  typealias Relation = NSLayoutConstraint.Relation

  private func placed(
    isRightToLeft: Bool = false, _ build: (LayoutScene, UIView) -> Void
  ) -> UIView {
    let scene = LayoutScene(320, 480)
    if isRightToLeft { scene.root.semanticContentAttribute = .forceRightToLeft }
    let view = scene.view()
    build(scene, view)
    scene.layOut()
    return view
  }

  @Test(arguments: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func rightEdgeAloneGivesThePosition(relation: Relation) {
    let view = placed { $0.link($1, .right, relation, $0.root, .right, plus: -20) }
    #expect(isFrame(view, 300, 0, 0, 0))
  }

  @Test(arguments: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func bottomEdgeAloneGivesThePosition(relation: Relation) {
    let view = placed { $0.link($1, .bottom, relation, $0.root, .bottom) }
    #expect(isFrame(view, 0, 480, 0, 0))
  }

  @Test(arguments: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func trailingEdgeAloneGivesThePosition(relation: Relation) {
    let view = placed { $0.link($1, .trailing, relation, $0.root, .trailing) }
    #expect(isFrame(view, 320, 0, 0, 0))
  }

  @Test func centreAloneGivesThePosition() {
    let view = placed { $0.pin($1, [.centerX: 0, .centerY: 10]) }
    #expect(isFrame(view, 160, 250, 0, 0))
  }

  @Test func leadingEdgeAloneFromRightToLeft() {
    let view = placed(isRightToLeft: true) { $0.link($1, .leading, $0.root, .leading) }
    #expect(isFrame(view, 320, 0, 0, 0))
  }

  @Test func widthIsAsSmallAsAConstantAllows() {
    let narrow = placed { $0.link($1, .width, .lessThanOrEqual, nil, .width, plus: 50) }
    #expect(isFrame(narrow, 0, 0, 0, 0))
    let wide = placed { $0.link($1, .width, .greaterThanOrEqual, nil, .width, plus: 50) }
    #expect(isFrame(wide, 0, 0, 50, 0))
  }

  @Test func widthIsAsSmallAsAParentAllows() {
    let narrow = placed { $0.link($1, .width, .lessThanOrEqual, $0.root, .width) }
    #expect(isFrame(narrow, 0, 0, 0, 0))
    let wide = placed { $0.link($1, .width, .greaterThanOrEqual, $0.root, .width) }
    #expect(isFrame(wide, 0, 0, 320, 0))
  }

  @Test func heightStaysSmallestBetweenLooseEdges() {
    let view = placed {
      $0.link($1, .top, .greaterThanOrEqual, $0.root, .top, plus: 30)
      $0.link($1, .bottom, .lessThanOrEqual, $0.root, .bottom)
    }
    #expect(isFrame(view, 0, 30, 0, 0))
  }

  @Test func choiceDoesNotDependOnWhatWasThereBefore() {
    let scene = LayoutScene(320, 480)
    let view = scene.view()
    let left = view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    scene.layOut([left, width])
    #expect(isFrame(view, 10, 0, 40, 0))

    NSLayoutConstraint.deactivate([left, width])
    scene.layOut([view.rightAnchor.constraint(equalTo: scene.root.rightAnchor)])

    #expect(isFrame(view, 320, 0, 0, 0))
  }

  @Test(arguments: [250, 1000] as [Float])
  func edgesInACircleCloseUp(priority: Float) {
    let scene = LayoutScene(320, 480)
    let (a, b, c, d) = (scene.view(), scene.view(), scene.view(), scene.view())
    for (first, second) in [(b, c), (d, a), (a, c), (c, a)] {
      scene.link(first, .leading, second, .trailing, at: priority)
    }

    scene.layOut()

    expectFrames([a, b, c, d], Array(repeating: .zero, count: 4))
  }
}
