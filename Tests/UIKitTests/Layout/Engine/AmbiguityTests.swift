import DarkroomUIKit
import Testing

@MainActor
@Suite(.tags(.autoLayout))
struct AmbiguityTests {
  @Test func fullyPinnedViewsAreNotAmbiguous() {
    let scene = LayoutScene(100, 100)
    let view = scene.add(Box(10, 10))
    scene.layOut([
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: scene.root.topAnchor),
      view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
    ])

    #expect(!view.hasAmbiguousLayout && !scene.root.hasAmbiguousLayout)
  }

  @Test func missingPositionIsAmbiguous() {
    let scene = LayoutScene(100, 100)
    let view = scene.add(Box(10, 10))
    scene.layOut([view.leftAnchor.constraint(equalTo: scene.root.leftAnchor)])

    #expect(view.hasAmbiguousLayout)
    #expect(!view.leftAnchor.hasAmbiguousLayout && view.topAnchor.hasAmbiguousLayout)
  }

  @Test func equalHuggingIsAmbiguous() {
    let scene = LayoutScene(100, 100)
    let a = scene.add(Box(10, 10))
    let b = scene.add(Box(10, 10))
    let tie = [
      a.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
      a.topAnchor.constraint(equalTo: scene.root.topAnchor),
      b.topAnchor.constraint(equalTo: scene.root.topAnchor),
    ]
    scene.layOut(tie)
    #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout)

    let before = a.frame
    a.exerciseAmbiguityInLayout()
    #expect(a.frame != before)

    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
  }

  @Test func constraintsAffectingAnAxis() {
    let scene = LayoutScene(100, 100)
    let view = scene.view()
    let left = view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 1)
    let right = view.rightAnchor.constraint(equalTo: scene.root.rightAnchor)
    let top = view.topAnchor.constraint(equalTo: scene.root.topAnchor)
    let height = view.heightAnchor.constraint(equalToConstant: 5)
    scene.layOut([left, right, top, height])

    let horizontal = view.constraintsAffectingLayout(for: .horizontal)
    let vertical = view.constraintsAffectingLayout(for: .vertical)

    #expect(horizontal.count == 2 && horizontal.allSatisfy { $0 === left || $0 === right })
    #expect(vertical.count == 2 && vertical.allSatisfy { $0 === top || $0 === height })
  }
}
