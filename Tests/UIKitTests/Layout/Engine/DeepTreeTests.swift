import DarkroomConstraintSolver
import Testing

@testable import DarkroomUIKit

/// Depth and breadth cost time, never the stack.
@MainActor
struct DeepTreeTests {
  /// Counts what is asked of views.
  private final class Counted: UIView {
    static var count = 0

    override var next: UIResponder? { counted(super.next) }
    override var intrinsicContentSize: CGSize { counted(super.intrinsicContentSize) }
    override func layoutSubviews() { counted(super.layoutSubviews()) }
    override func setNeedsLayout() { counted(super.setNeedsLayout()) }
    override func didMoveToWindow() { counted(super.didMoveToWindow()) }
    override func safeAreaInsetsDidChange() { counted(super.safeAreaInsetsDidChange()) }
    override func updateConstraints() { counted(super.updateConstraints()) }

    private func counted<Value>(_ value: Value) -> Value {
      Self.count += 1
      return value
    }
  }

  /// Calls of views and steps of the solver, neither of which depends on the machine.
  @Test func nestedViewsCostWorkInProportionToTheirDepth() {
    func work(_ depth: Int) -> Int {
      Counted.count = 0
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.isHidden = false
      var parent: UIView = window
      for _ in 0..<depth {
        let child = Counted()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        NSLayoutConstraint.activate([
          child.leftAnchor.constraint(equalTo: parent.leftAnchor),
          child.topAnchor.constraint(equalTo: parent.topAnchor),
          child.widthAnchor.constraint(equalTo: parent.widthAnchor),
          child.heightAnchor.constraint(equalToConstant: 7),
        ])
        parent = child
      }
      window.layoutIfNeeded()
      #expect(parent.frame.width == 300)
      return Counted.count + (window.currentEngine?.solver.visitCount ?? 0)
    }

    #expect(work(100) > 200)
    #expect(work(1000) < 12 * work(100))
  }

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
