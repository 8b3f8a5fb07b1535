import DarkroomUIKit
import Testing

/// Constraints are updated from the leaves to the root, views are laid out from the root down.
@MainActor
@Suite(.tags(.autoLayout))
struct PassOrderTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private final class Talker: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.lines.append("update \(name)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append(
        "layout \(name) \(Int(bounds.width)) \(Int(subviews.first?.frame.width ?? -1))")
    }
  }

  @Test func updatesGoUpAndLayoutGoesDown() {
    let log = Log()
    let scene = LayoutScene(100, 100)
    let outer = Talker("outer", log)
    let inner = Talker("inner", log)
    outer.addSubview(inner)
    scene.root.addSubview(outer)

    scene.layOut([
      outer.widthAnchor.constraint(equalTo: scene.root.widthAnchor),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
    ])

    // A view's subviews have their frames once its `super.layoutSubviews()` returns.
    #expect(
      log.lines == ["update inner", "update outer", "layout outer 100 50", "layout inner 50 -1"])
  }

  @Test func nothingIsLaidOutTwice() {
    let log = Log()
    let scene = LayoutScene(100, 100)
    let view = Talker("view", log)
    scene.root.addSubview(view)
    scene.layOut([view.widthAnchor.constraint(equalTo: scene.root.widthAnchor)])
    log.lines = []

    scene.root.layoutIfNeeded()

    #expect(log.lines == [])
  }

  @Test func controllerUpdatesItsViewsConstraints() {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.layoutIfNeeded()

    #expect(controller.updates == 1)
  }

  @Test func constraintsMadeInUpdateConstraintsCountAtOnce() {
    final class Late: UIView {
      let inner = UIView()
      private var isReady = false
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if !isReady {
          isReady = true
          inner.translatesAutoresizingMaskIntoConstraints = false
          addSubview(inner)
          NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalTo: widthAnchor, constant: -10),
            inner.heightAnchor.constraint(equalToConstant: 5),
          ])
        }
        super.updateConstraints()
      }
    }
    let scene = LayoutScene(100, 100)
    let late = Late(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    scene.root.addSubview(late)
    scene.root.layoutIfNeeded()

    #expect(late.inner.frame == CGRect(x: 0, y: 0, width: 50, height: 5))
  }
}
