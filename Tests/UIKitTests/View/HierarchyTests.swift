import DarkroomQuartzCore
import DarkroomUIKit
import Testing

/// Measures, lifecycle and events: the view tree.
@MainActor
@Suite(.serialized, .tags(.lifecycle))
struct HierarchyTests {
  private let parent = UIView()

  @Test func addingTellsSuperviewAfterTheLayerIsInPlace() {
    let child = RecordingView("child")
    let host = RecordingView("host")

    let log = RecordingView.recording { host.addSubview(child) }

    #expect(
      log == [
        "child willMoveToSuperview view true", "child didMoveToSuperview true",
        "host didAddSubview",
      ])
  }

  @Test func enteringAWindowIsAnnouncedToAllBelow() {
    let child = RecordingView("child")
    let host = RecordingView("host")
    host.addSubview(child)
    let window = UIWindow(frame: .zero)

    let log = RecordingView.recording { window.addSubview(host) }

    #expect(
      log == [
        "host willMoveToWindow window", "child willMoveToWindow window",
        "host willMoveToSuperview view true", "host didMoveToWindow", "child didMoveToWindow",
        "host didMoveToSuperview true",
      ])
    #expect(child.window === window)
  }

  @Test func removingTellsTheSuperviewFirst() {
    let child = RecordingView("child")
    let host = RecordingView("host")
    host.addSubview(child)

    let log = RecordingView.recording { child.removeFromSuperview() }

    #expect(
      log == [
        "child willMoveToSuperview nil false", "host willRemoveSubview",
        "child didMoveToSuperview true",
      ])
  }

  @Test func aViewMovesFromItsOldParent() {
    let other = UIView()
    let child = UIView()
    parent.addSubview(child)

    other.addSubview(child)

    #expect(parent.subviews.isEmpty && child.superview === other)
    #expect(parent.layer.sublayers == nil)
  }

  @Test func insertionIndexesAreClamped() {
    let views = (0..<3).map { _ in UIView() }
    parent.insertSubview(views[0], at: 5)
    parent.insertSubview(views[1], at: -3)
    parent.insertSubview(views[2], at: 1)

    #expect(parent.subviews == [views[1], views[2], views[0]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func siblingsAreInsertedAboveAndBelow() {
    let views = (0..<3).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], belowSubview: views[0])
    parent.insertSubview(views[2], aboveSubview: views[1])

    #expect(parent.subviews == [views[1], views[2], views[0]])
  }

  @Test func viewsAreBroughtToFrontAndBack() {
    let views = (0..<3).map { _ in UIView() }
    views.forEach(parent.addSubview)

    parent.bringSubviewToFront(views[0])
    parent.sendSubviewToBack(views[2])

    #expect(parent.subviews == [views[2], views[1], views[0]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func exchangedViewsSwapTheirLayers() {
    let views = (0..<4).map { _ in UIView() }
    views.forEach(parent.addSubview)

    parent.exchangeSubview(at: 0, withSubviewAt: 3)

    #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func foreignSublayersStayBesideTheirNeighbours() {
    let foreign = CALayer()
    let views = (0..<2).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.layer.addSublayer(foreign)
    parent.insertSubview(views[1], aboveSubview: views[0])

    #expect(parent.layer.sublayers == [views[0].layer, views[1].layer, foreign])
  }

  @Test func anAddedViewLiesAboveLayersOfNoView() {
    let foreign = CALayer()
    let views = (0..<2).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.layer.addSublayer(foreign)
    parent.addSubview(views[1])
    #expect(parent.layer.sublayers == [views[0].layer, foreign, views[1].layer])

    parent.addSubview(views[0])
    #expect(parent.layer.sublayers == [foreign, views[1].layer, views[0].layer])
    #expect(parent.subviews == [views[1], views[0]])
  }

  @Test func aViewInsertedBesideAStrangerGoesToTheTop() {
    let views = (0..<3).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], belowSubview: UIView())
    parent.insertSubview(views[2], aboveSubview: UIView())

    #expect(parent.subviews == views)
    #expect(parent.layer.sublayers == views.map(\.layer))
  }

  @Test func tagsAreFoundDepthFirst() {
    let (first, deep, last) = (UIView(), UIView(), UIView())
    parent.addSubview(first)
    first.addSubview(deep)
    parent.addSubview(last)
    deep.tag = 4
    last.tag = 4

    #expect(parent.viewWithTag(4) === deep)
    #expect(parent.viewWithTag(9) == nil)
  }

  @Test func descendantsIncludeTheViewItself() {
    let child = UIView()
    parent.addSubview(child)

    #expect(child.isDescendant(of: parent) && child.isDescendant(of: child))
    #expect(!parent.isDescendant(of: child))
  }

  @Test func aViewInFrontIsBroughtAboveLayersOfNoView() {
    let parent = UIView()
    let view = UIView()
    parent.addSubview(view)
    let layer = CALayer()
    parent.layer.addSublayer(layer)

    parent.bringSubviewToFront(view)
    #expect(parent.layer.sublayers?.map { $0 === view.layer } == [false, true])
    parent.sendSubviewToBack(view)
    #expect(parent.layer.sublayers?.map { $0 === view.layer } == [true, false])
  }

  @Test func aReleasedParentFreesItsChildren() {
    weak var child: UIView?
    let survivor = UIView()
    autoreleased {
      let host = UIView()
      let view = UIView()
      host.addSubview(view)
      host.addSubview(survivor)
      child = view
    }

    #expect(child == nil)
    #expect(survivor.superview == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
