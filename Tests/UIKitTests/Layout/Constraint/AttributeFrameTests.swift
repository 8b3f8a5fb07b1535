import DarkroomUIKit
import Testing

/// Every attribute at one, two and three pixels a point: edges go to the nearest pixel, halves up,
/// and sizes are what is between them.
@MainActor
@Suite(.tags(.autoLayout))
struct AttributeFrameTests {
  /// The frames of what `build` returns, laid out at each scale.
  private func check(
    _ build: (LayoutScene) -> [UIView], _ once: [CGRect], _ twice: [CGRect], _ thrice: [CGRect],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (scale, expected) in [(1, once), (2, twice), (3, thrice)] as [(CGFloat, [CGRect])] {
      LayoutScene.at(scale: scale) {
        let scene = LayoutScene(100, 80)
        let views = build(scene)
        scene.layOut()
        expectFrames(views, expected, sourceLocation: sourceLocation)
      }
    }
  }

  /// Edges at 10.3, 5.5, 79.8 and 72.25.
  @Test func eachEdgeIsRoundedByItself() {
    check(
      { scene in
        let view = scene.view()
        scene.pin(view, [.left: 10.3, .top: 5.5, .right: -20.2, .bottom: -7.75])
        return [view]
      }, [rect(10, 6, 70, 66)], [rect(10.5, 5.5, 69.5, 67)],
      [rect(10.3333, 5.6667, 69.3333, 66.6667)])
  }

  /// Edges at 33.6, 29.55, 66.9 and 49.65.
  @Test func centresAndSizes() {
    check(
      { scene in
        let view = scene.view()
        scene.pin(view, [.centerX: 0.25, .centerY: -0.4, .width: 33.3, .height: 20.1])
        return [view]
      }, [rect(34, 30, 33, 20)], [rect(33.5, 29.5, 33.5, 20)],
      [rect(33.6667, 29.6667, 33.3333, 20)])
  }

  @Test func leadingAndTrailingFromLeftToRight() {
    check(
      { scene in
        let view = scene.view()
        scene.pin(view, [.leading: 10.3, .trailing: -20.2, .top: 0, .height: 10])
        return [view]
      }, [rect(10, 0, 70, 10)], [rect(10.5, 0, 69.5, 10)], [rect(10.3333, 0, 69.3333, 10)])
  }

  /// Edges at 20.2 and 89.7.
  @Test func leadingAndTrailingFromRightToLeft() {
    check(
      { scene in
        scene.root.semanticContentAttribute = .forceRightToLeft
        let view = scene.view()
        scene.pin(view, [.leading: 10.3, .trailing: -20.2, .top: 0, .height: 10])
        return [view]
      }, [rect(20, 0, 70, 10)], [rect(20, 0, 69.5, 10)], [rect(20.3333, 0, 69.3333, 10)])
  }

  /// Edges at 25, 10.3, 58.3333 and 43.4.
  @Test func multipliedEdgesAreRounded() {
    check(
      { scene in
        let view = scene.view()
        scene.link(view, .left, scene.root, .right, times: 0.25)
        scene.link(view, .top, scene.root, .bottom, times: 0.125, plus: 0.3)
        scene.link(view, .width, scene.root, .width, times: 1 / 3)
        scene.link(view, .height, scene.root, .height, times: 0.4, plus: 1.1)
        return [view]
      }, [rect(25, 10, 33, 33)], [rect(25, 10.5, 33.5, 33)],
      [rect(25, 10.3333, 33.3333, 33)])
  }

  private func row(_ count: Int, in scene: LayoutScene) -> [UIView] {
    let views = (0..<count).map { _ in scene.view() }
    scene.pin(views[0], [.left: 0])
    scene.pin(views[count - 1], [.right: 0])
    for (view, next) in zip(views, views.dropFirst()) {
      scene.link(next, .left, view, .right)
      scene.link(next, .width, view, .width)
    }
    for view in views { scene.pin(view, [.top: 0, .height: 9]) }
    return views
  }

  /// Edges at 33.3333 and 66.6667.
  @Test func thirdsMeetWithoutGaps() {
    check(
      { row(3, in: $0) }, [rect(0, 0, 33, 9), rect(33, 0, 34, 9), rect(67, 0, 33, 9)],
      [rect(0, 0, 33.5, 9), rect(33.5, 0, 33, 9), rect(66.5, 0, 33.5, 9)],
      [rect(0, 0, 33.3333, 9), rect(33.3333, 0, 33.3333, 9), rect(66.6667, 0, 33.3333, 9)])
  }

  /// Edges at multiples of 14.2857: no gaps and no overlaps, the widths differ by a pixel.
  @Test func seventhsMeetWithoutGaps() {
    check(
      { row(7, in: $0) },
      [
        rect(0, 0, 14, 9), rect(14, 0, 15, 9), rect(29, 0, 14, 9), rect(43, 0, 14, 9),
        rect(57, 0, 14, 9), rect(71, 0, 15, 9), rect(86, 0, 14, 9),
      ],
      [
        rect(0, 0, 14.5, 9), rect(14.5, 0, 14, 9), rect(28.5, 0, 14.5, 9), rect(43, 0, 14, 9),
        rect(57, 0, 14.5, 9), rect(71.5, 0, 14, 9), rect(85.5, 0, 14.5, 9),
      ],
      [
        rect(0, 0, 14.3333, 9), rect(14.3333, 0, 14.3333, 9), rect(28.6667, 0, 14.3333, 9),
        rect(43, 0, 14, 9), rect(57, 0, 14.3333, 9), rect(71.3333, 0, 14.3333, 9),
        rect(85.6667, 0, 14.3333, 9),
      ])
  }

  /// 100 points at 16:9 are 56.25 high.
  @Test func aspectRatioGivesTheHeight() {
    check(
      { scene in
        let view = scene.view()
        scene.pin(view, [.left: 0, .right: 0, .top: 0])
        scene.link(view, .height, view, .width, times: 9 / 16)
        return [view]
      }, [rect(0, 0, 100, 56)], [rect(0, 0, 100, 56.5)], [rect(0, 0, 100, 56.3333)])
  }

  /// Margins of 1.5, 2.25, 3.1 and 4.4: edges at 2.25, 1.5, 95.6 and 76.9, their middle at 48.925
  /// and 39.2.
  @Test func marginsMoveEdgesAndCentres() {
    check(
      { scene in
        scene.root.layoutMargins = UIEdgeInsets(top: 1.5, left: 2.25, bottom: 3.1, right: 4.4)
        let (view, middle) = (scene.view(), scene.add(Box(10, 10)))
        scene.link(view, .left, scene.root, .leftMargin)
        scene.link(view, .right, scene.root, .rightMargin)
        scene.link(view, .top, scene.root, .topMargin)
        scene.link(view, .bottom, scene.root, .bottomMargin)
        scene.link(middle, .centerX, scene.root, .centerXWithinMargins)
        scene.link(middle, .centerY, scene.root, .centerYWithinMargins)
        return [view, middle]
      }, [rect(2, 2, 94, 75), rect(44, 34, 10, 10)],
      [rect(2.5, 1.5, 93, 75.5), rect(44, 34, 10, 10)],
      [rect(2.3333, 1.6667, 93.3333, 75.3333), rect(44, 34.3333, 10, 10)])
  }

  /// A margin of the view itself: 2.25 left of its left edge is 12 from the root's.
  @Test func marginsOfTheFirstItem() {
    check(
      { scene in
        let view = scene.view()
        view.layoutMargins = UIEdgeInsets(top: 4, left: 2.25, bottom: 5.5, right: 1)
        scene.link(view, .leadingMargin, scene.root, .leading, plus: 12)
        scene.link(view, .trailingMargin, scene.root, .trailing, plus: -12)
        scene.link(view, .topMargin, scene.root, .top, plus: 12)
        scene.link(view, .bottomMargin, scene.root, .bottom, plus: -12)
        return [view]
      }, [rect(10, 8, 79, 66)], [rect(10, 8, 79, 65.5)], [rect(9.6667, 8, 79.3333, 65.6667)])
  }

  /// Rounded where it is, in its superview: edges at 0.4 and 5.7.
  @Test func viewsInsideAreRoundedInTheirSuperview() {
    check(
      { scene in
        let (outer, inner) = (scene.view(), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        scene.pin(outer, [.left: 10.3, .top: 10.3, .width: 40, .height: 40])
        scene.link(inner, .left, outer, .left, plus: 0.4)
        scene.link(inner, .top, outer, .top, plus: 0.4)
        scene.pin(inner, [.width: 5.3, .height: 5.3])
        return [outer, inner]
      }, [rect(10, 10, 40, 40), rect(0, 0, 6, 6)],
      [rect(10.5, 10.5, 40, 40), rect(0.5, 0.5, 5, 5)],
      [rect(10.3333, 10.3333, 40, 40), rect(0.3333, 0.3333, 5.3333, 5.3333)])
  }

  /// In the root the first ends at 35.3, 25.3; the other's superview starts at 60.5, 0.
  @Test func cousinsAreLinkedAcrossSuperviews() {
    check(
      { scene in
        let (left, right, a, b) = (scene.view(), scene.view(), UIView(), UIView())
        left.addSubview(a)
        right.addSubview(b)
        for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = false }
        scene.pin(left, [.left: 20.2, .top: 10.2, .width: 40, .height: 40])
        scene.pin(right, [.left: 60.5, .top: 0, .width: 40, .height: 40])
        scene.link(a, .left, left, .left, plus: 5.1)
        scene.link(a, .top, left, .top, plus: 5.1)
        scene.pin(a, [.width: 10, .height: 10])
        scene.link(b, .left, a, .right)
        scene.link(b, .top, a, .bottom)
        scene.pin(b, [.width: 8, .height: 8])
        return [b]
      }, [rect(-25, 25, 8, 8)], [rect(-25, 25.5, 8, 8)], [rect(-25.3333, 25.3333, 8, 8)])
  }

  /// Line heights and what they add up to (sizes 11 to 34; Measures, text metrics).
  @Test(.tags(.textMetrics)) func columnOfLabels() {
    check(
      { scene in
        let labels = ([11, 13, 15, 17, 20, 28, 34] as [CGFloat]).map { size in
          let label = scene.add(UILabel())
          label.font = .systemFont(ofSize: size)
          label.text = "x"
          scene.pin(label, [.left: 0, .width: 80])
          return label
        }
        scene.pin(labels[0], [.top: 0])
        for (label, next) in zip(labels, labels.dropFirst()) {
          scene.link(next, .top, label, .bottom)
        }
        return labels
      },
      [
        rect(0, 0, 80, 14), rect(0, 14, 80, 16), rect(0, 30, 80, 18), rect(0, 48, 80, 21),
        rect(0, 69, 80, 24), rect(0, 93, 80, 34), rect(0, 127, 80, 41),
      ],
      [
        rect(0, 0, 80, 13.5), rect(0, 13.5, 80, 16), rect(0, 29.5, 80, 18),
        rect(0, 47.5, 80, 20.5), rect(0, 68, 80, 24), rect(0, 92, 80, 33.5),
        rect(0, 125.5, 80, 41),
      ],
      [
        rect(0, 0, 80, 13.3333), rect(0, 13.3333, 80, 15.6667), rect(0, 29, 80, 18),
        rect(0, 47, 80, 20.3333), rect(0, 67.3333, 80, 24), rect(0, 91.3333, 80, 33.6667),
        rect(0, 125, 80, 40.6667),
      ])
  }

  /// The ascender, 16.1865 points at 17, on a whole pixel: 16, 16 and 16.3333.
  @Test(.tags(.textMetrics)) func baselinesLieOnWholePixels() {
    check(
      { scene in
        let (label, below) = (scene.add(UILabel()), scene.add(Box(5, 5)))
        label.font = .systemFont(ofSize: 17)
        label.text = "x"
        scene.pin(label, [.left: 0, .top: 10, .width: 50])
        scene.pin(below, [.left: 50])
        scene.link(below, .top, label, .firstBaseline)
        return [label, below]
      }, [rect(0, 10, 50, 21), rect(50, 26, 5, 5)],
      [rect(0, 10, 50, 20.5), rect(50, 26, 5, 5)],
      [rect(0, 10, 50, 20.3333), rect(50, 26.3333, 5, 5)])
  }
}
