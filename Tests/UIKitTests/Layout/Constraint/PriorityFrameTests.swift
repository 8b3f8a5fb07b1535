import DarkroomUIKit
import Testing

/// Inequalities, and wishes of which the stronger wins.
@MainActor
@Suite(.tags(.autoLayout))
struct PriorityFrameTests {
  private func width(_ build: (LayoutScene, Box) -> Void) -> [UIView] {
    let scene = LayoutScene(100, 50)
    let box = scene.add(Box(30, 10))
    scene.pin(box, [.left: 0, .top: 0])
    build(scene, box)
    scene.layOut()
    return [box]
  }

  @Test func wishesAgainstHugging() {
    expectFrames(
      width { $0.link($1, .width, nil, .width, plus: 60, at: 249) }, [rect(0, 0, 30, 10)])
    expectFrames(
      width { $0.link($1, .width, nil, .width, plus: 60, at: 251) }, [rect(0, 0, 60, 10)])
  }

  @Test func wishesAgainstCompressionResistance() {
    expectFrames(
      width { $0.link($1, .width, nil, .width, plus: 20, at: 749) }, [rect(0, 0, 30, 10)])
    expectFrames(
      width { $0.link($1, .width, nil, .width, plus: 20, at: 751) }, [rect(0, 0, 20, 10)])
  }

  @Test func requiredLimitsBeatEveryWish() {
    expectFrames(
      width {
        $0.link($1, .width, .lessThanOrEqual, nil, .width, plus: 40)
        $0.link($1, .width, nil, .width, plus: 60, at: 999)
      }, [rect(0, 0, 40, 10)])
    expectFrames(
      width {
        $0.link($1, .width, .greaterThanOrEqual, nil, .width, plus: 45)
        $0.link($1, .width, nil, .width, plus: 5, at: 999)
      }, [rect(0, 0, 45, 10)])
  }

  @Test func wishesStopAtTheirLimits() {
    func between(_ wish: CGFloat) -> [UIView] {
      width {
        $0.link($1, .width, .greaterThanOrEqual, nil, .width, plus: 20)
        $0.link($1, .width, .lessThanOrEqual, nil, .width, plus: 50)
        $0.link($1, .width, nil, .width, plus: wish, at: 800)
      }
    }
    expectFrames(between(0), [rect(0, 0, 20, 10)])
    expectFrames(between(35), [rect(0, 0, 35, 10)])
    expectFrames(between(100), [rect(0, 0, 50, 10)])
  }

  @Test func theStrongestOfThreeWishesWins() {
    expectFrames(
      width {
        $0.link($1, .width, nil, .width, plus: 70, at: 800)
        $0.link($1, .width, nil, .width, plus: 80, at: 801)
        $0.link($1, .width, nil, .width, plus: 90, at: 799)
      }, [rect(0, 0, 80, 10)])
  }

  private func pair(_ a: Box, _ b: Box, _ width: CGFloat, gap: CGFloat = 0) -> LayoutScene {
    let scene = LayoutScene(width, 50)
    _ = (scene.add(a), scene.add(b))
    scene.pin(a, [.left: 0, .top: 0])
    scene.pin(b, [.right: 0, .top: 0])
    scene.link(b, .left, a, .right, plus: gap)
    scene.layOut()
    return scene
  }

  @Test func slackGoesToTheOneThatHugsLess() {
    let (a, b) = (Box(20, 10), Box(30, 15))
    b.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let scene = pair(a, b, 100, gap: 7)
    expectFrames([a, b], [rect(0, 0, 20, 10), rect(27, 0, 73, 15)])

    b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    scene.layOut()
    expectFrames([a, b], [rect(0, 0, 63, 10), rect(70, 0, 30, 15)])
  }

  @Test func lackGoesToTheOneThatResistsLess() {
    let (a, b) = (Box(60, 10), Box(70, 15))
    a.setContentCompressionResistancePriority(UILayoutPriority(251), for: .horizontal)
    let scene = pair(a, b, 100, gap: 4)
    expectFrames([a, b], [rect(0, 0, 26, 10), rect(30, 0, 70, 15)])

    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    scene.layOut()
    expectFrames([a, b], [rect(0, 0, 60, 10), rect(64, 0, 36, 15)])
  }

  @Test func equalWidthsGiveWayToALimit() {
    let scene = LayoutScene(100, 50)
    let (a, b) = (scene.view(), scene.view())
    scene.pin(a, [.left: 0, .top: 0, .bottom: 0])
    scene.pin(b, [.right: 0, .top: 0, .bottom: 0])
    scene.link(b, .left, a, .right)
    scene.link(a, .width, b, .width, at: 999)
    scene.layOut()
    expectFrames([a, b], [rect(0, 0, 50, 50), rect(50, 0, 50, 50)])

    scene.link(a, .width, .lessThanOrEqual, nil, .width, plus: 30)
    scene.layOut()
    expectFrames([a, b], [rect(0, 0, 30, 50), rect(30, 0, 70, 50)])
  }

  /// As large as fits at 2:1.
  @Test(
    arguments: [
      (100, 50, rect(0, 0, 100, 50)), (120, 50, rect(10, 0, 100, 50)),
      (100, 80, rect(0, 15, 100, 50)), (60, 200, rect(0, 85, 60, 30)),
    ] as [(CGFloat, CGFloat, CGRect)])
  func prioritiesMakeAnAspectFit(width: CGFloat, height: CGFloat, frame: CGRect) {
    let scene = LayoutScene(width, height)
    let view = scene.view()
    scene.pin(view, [.centerX: 0, .centerY: 0])
    scene.link(view, .width, view, .height, times: 2)
    scene.link(view, .width, .lessThanOrEqual, scene.root, .width)
    scene.link(view, .height, .lessThanOrEqual, scene.root, .height)
    scene.link(view, .width, scene.root, .width, at: 750)
    scene.layOut()
    expectFrames([view], [frame])
  }

  @Test func panelIsAsHighAsItsHighestColumn() {
    let scene = LayoutScene(100, 100)
    let panel = scene.view()
    let columns = [Box(20, 31), Box(20, 44), Box(20, 12)]
    scene.pin(panel, [.left: 10, .right: -10, .top: 5])
    scene.link(panel, .height, nil, .height, plus: 0, at: 100)
    for (index, column) in columns.enumerated() {
      column.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(column)
      scene.link(column, .left, panel, .left, plus: 30 * CGFloat(index))
      scene.link(column, .top, panel, .top, plus: 3)
      scene.link(column, .bottom, .lessThanOrEqual, panel, .bottom, plus: -3)
    }
    scene.layOut()

    expectFrames(
      [panel] + columns,
      [rect(10, 5, 80, 50), rect(0, 3, 20, 31), rect(30, 3, 20, 44), rect(60, 3, 20, 12)])
  }

  @Test func centredUntilAnEdgeIsInTheWay() {
    let scene = LayoutScene(100, 50)
    let (button, title) = (scene.add(Box(30, 10)), scene.add(Box(40, 10)))
    scene.pin(button, [.left: 0, .top: 0])
    scene.pin(title, [.top: 0])
    scene.link(title, .centerX, scene.root, .centerX, at: 740)
    scene.link(title, .left, .greaterThanOrEqual, button, .right, plus: 8)
    scene.layOut()
    // Centerd it would begin at 30, but 38 is free.
    expectFrames([title], [rect(38, 0, 40, 10)])

    button.natural = CGSize(width: 10, height: 10)
    scene.layOut()
    expectFrames([title], [rect(30, 0, 40, 10)])
  }

  @Test func limitsBetweenLabelsAndValues() {
    let scene = LayoutScene(120, 20)
    let (name, value) = (scene.add(Box(90, 20)), scene.add(Box(50, 20)))
    name.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
    scene.pin(name, [.left: 4, .top: 0])
    scene.pin(value, [.right: -4, .top: 0])
    scene.link(value, .left, .greaterThanOrEqual, name, .right, plus: 6)
    scene.layOut()
    expectFrames([name, value], [rect(4, 0, 56, 20), rect(66, 0, 50, 20)])

    name.natural.width = 20
    scene.layOut()
    expectFrames([name, value], [rect(4, 0, 20, 20), rect(66, 0, 50, 20)])
  }
}
