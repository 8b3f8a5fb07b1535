import DarkroomUIKit
import Testing

/// Frames and autoresizing masks beside constraints.
@MainActor
@Suite(.tags(.autoLayout))
struct MixedTreeTests {
  @Test func frameOfAViewPlacedByHandIsRequired() {
    let scene = LayoutScene(300, 300)
    let fixed = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    scene.root.addSubview(fixed)
    let view = scene.add(Box(10, 10))
    scene.layOut([
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 1),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 2),
    ])
    #expect(view.frame == CGRect(x: 61, y: 82, width: 10, height: 10))

    fixed.frame = CGRect(x: 100, y: 0, width: 5, height: 5)
    scene.root.layoutIfNeeded()

    #expect(fixed.frame == CGRect(x: 100, y: 0, width: 5, height: 5))
    #expect(view.frame == CGRect(x: 106, y: 7, width: 10, height: 10))
  }

  @Test func maskFollowsASuperviewThatConstraintsSize() {
    let scene = LayoutScene(300, 300)
    let panel = scene.view()
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: -20, height: 0))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.addSubview(inner)
    inner.frame = panel.bounds
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(view)

    scene.layOut([
      panel.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10),
      panel.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
      panel.widthAnchor.constraint(equalToConstant: 200),
      panel.heightAnchor.constraint(equalToConstant: 100),
      view.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -5),
      view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -5),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])

    #expect(panel.frame == CGRect(x: 10, y: 10, width: 200, height: 100))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.frame == CGRect(x: 175, y: 85, width: 20, height: 10))
  }

  @Test func removedViewTakesOutsideConstraintsAlong() {
    let scene = LayoutScene(300, 300)
    let a = scene.add(Box(10, 10))
    let b = scene.add(Box(10, 10))
    let link = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 5)
    let own = a.widthAnchor.constraint(equalToConstant: 33)
    scene.layOut([a.leftAnchor.constraint(equalTo: scene.root.leftAnchor), link, own])
    #expect(b.frame.minX == 38)

    a.removeFromSuperview()
    scene.root.layoutIfNeeded()

    #expect(!link.isActive && own.isActive && scene.root.constraints.isEmpty)
    #expect(a.constraints.count == 1 && b.frame.minX == 0)
  }

  @Test func subtreeKeepsItsConstraintsWhereverItGoes() {
    let first = LayoutScene(300, 300)
    let second = LayoutScene(100, 100)
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(inner)
    first.root.addSubview(panel)
    first.layOut([
      inner.rightAnchor.constraint(equalTo: panel.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(inner.frame == CGRect(x: 70, y: 50, width: 10, height: 10))

    second.root.addSubview(panel)
    panel.frame.size.width = 50
    second.root.layoutIfNeeded()

    #expect(inner.frame == CGRect(x: 40, y: 50, width: 10, height: 10))
  }

  @Test func holderIsTheClosestCommonAncestor() {
    let scene = LayoutScene(300, 300)
    let panel = scene.view()
    let a = UIView()
    let b = UIView()
    panel.addSubview(a)
    panel.addSubview(b)
    let siblings = a.leftAnchor.constraint(equalTo: b.rightAnchor)
    let parent = a.topAnchor.constraint(equalTo: panel.topAnchor)
    let across = a.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([siblings, parent, across, own])

    #expect(panel.constraints.map { $0 === siblings || $0 === parent } == [true, true])
    #expect(scene.root.constraints.count == 1 && scene.root.constraints[0] === across)
    #expect(a.constraints.count == 1 && a.constraints[0] === own)
  }

  @Test func detachedRootThatConstraintsMaySizeTakesTheirSize() {
    let root = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    root.translatesAutoresizingMaskIntoConstraints = false
    root.widthAnchor.constraint(equalToConstant: 120).isActive = true

    root.layoutIfNeeded()

    #expect(root.frame == CGRect(x: 3, y: 4, width: 120, height: 60))
  }

  @Test func treeIsFreedWithItsConstraints() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let scene = LayoutScene(100, 100)
      let box = scene.add(Box(10, 10))
      let left = box.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
      scene.layOut([left])
      view = box
      constraint = left
    }

    #expect(view == nil && constraint == nil)
  }
}
