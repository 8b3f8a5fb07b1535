import DarkroomUIKit
import Testing

/// Depth and breadth cost time, never the stack.
@MainActor
struct DeepTreeTests {
  @Test func viewsNestedTenThousandDeepAreLaidOut() {
    let scene = LayoutScene(300, 300)
    var parent = scene.root
    var last = scene.root
    for _ in 0..<10_000 {
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
      NSLayoutConstraint.activate([
        child.leftAnchor.constraint(equalTo: parent.leftAnchor),
        child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
        child.widthAnchor.constraint(equalTo: parent.widthAnchor),
        child.heightAnchor.constraint(equalToConstant: 7),
      ])
      parent = child
      last = child
    }

    scene.root.layoutIfNeeded()

    #expect(last.frame == CGRect(x: 0, y: 1, width: 300, height: 7))
  }

  @Test func masksNestedTenThousandDeepAreFollowed() {
    let scene = LayoutScene(300, 300)
    var parent = scene.root
    for _ in 0..<10_000 {
      let child = UIView(frame: parent.bounds)
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
      parent = child
    }
    let leaf = Box(10, 10)
    leaf.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(leaf)
    scene.layOut([
      leaf.rightAnchor.constraint(equalTo: parent.rightAnchor),
      leaf.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])

    #expect(leaf.frame == CGRect(x: 290, y: 290, width: 10, height: 10))
  }

  @Test func longColumnsEndWhereTheirRowsSay() {
    let scene = LayoutScene(300, 300)
    let stack = scene.add(UIStackView())
    stack.axis = .vertical
    stack.spacing = 2
    for _ in 0..<500 { stack.addArrangedSubview(Box(50, 10)) }
    scene.layOut([
      stack.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      stack.topAnchor.constraint(equalTo: scene.root.topAnchor),
    ])

    #expect(stack.frame == CGRect(x: 0, y: 0, width: 50, height: 5998))
    #expect(stack.arrangedSubviews[499].frame == CGRect(x: 0, y: 5988, width: 50, height: 10))
  }

  @Test func stacksNestedAHundredThousandDeepAreFreed() {
    weak var innermost: UIView?
    do {
      let root = UIStackView()
      var last = root
      for _ in 0..<100_000 {
        let next = UIStackView()
        last.addArrangedSubview(next)
        last = next
      }
      innermost = last
    }

    #expect(innermost == nil)
  }
}
