import DarkroomUIKit
import Testing

/// Measures, stack views.
@MainActor
@Suite(.tags(.stackViews))
struct StackViewTests {
  private func stack(
    _ views: [UIView], _ width: CGFloat, _ height: CGFloat = 100,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView { .laidOut(views, width, height, change) }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map {
      stack.axis == .horizontal
        ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  private func matches(_ found: [[CGFloat]], _ expected: [[Double]]) -> Bool {
    found.count == expected.count
      && zip(found.joined(), expected.joined()).allSatisfy { abs(Double($0) - $1) < 1e-3 }
  }

  @Test func aNewStackIsAFilledRow() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])

    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!view.translatesAutoresizingMaskIntoConstraints && stack.subviews == [view])
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }

  // MARK: Fill

  @Test func firstOfEqualsStretches() {
    #expect(
      matches(
        spans(stack([Box(50, 10), Box(29, 10), Box(41, 10)], 300)),
        [[0, 230], [230, 29], [259, 41]]))
  }

  @Test func firstOfEqualsIsCompressed() {
    #expect(matches(spans(stack([Box(50, 10), Box(94, 10)], 120)), [[0, 26], [26, 94]]))
  }

  @Test func hugsLessStretchesWhereverItIs() {
    let last = Box(30, 10)
    last.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)

    #expect(
      matches(
        spans(stack([Box(50, 10), Box(20, 10), last], 200) { $0.spacing = 5 }),
        [[0, 50], [55, 20], [80, 120]]))
  }

  /// Whichever was made first.
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func theLastThatMayTakesTheSlackOfSeveralWithoutLength(_ order: [Int]) {
    let views = order.map { ($0, UIView()) }.sorted { $0.0 < $1.0 }.map(\.1)
    views[2].widthAnchor.constraint(equalToConstant: 30).isActive = true

    #expect(matches(spans(stack(views, 200)), [[0, 0], [0, 170], [170, 30]]))
  }

  /// Whichever was made first.
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func afterTheFirstTheSecondGivesWay(_ order: [Int]) {
    let boxes = order.map { ($0, Box(60, 10)) }.sorted { $0.0 < $1.0 }.map(\.1)

    #expect(matches(spans(stack(boxes, 80)), [[0, 0], [0, 20], [20, 60]]))
  }

  @Test func lastWithoutLengthTakesTheSlack() {
    #expect(
      matches(
        spans(stack([UIView(), Box(20, 10), UIView(), Box(30, 10)], 200)),
        [[0, 0], [0, 20], [20, 150], [170, 30]]))
  }

  @Test func viewsFillTheCrossAxis() {
    let stack = stack([Box(50, 10), Box(20, 90)], 200, 60)

    #expect(stack.subviews.map(\.frame.height) == [60, 60])
  }

  // MARK: Other distributions

  @Test func fillEquallyGivesEqualWidths() {
    let found = stack([Box(5, 5), Box(90, 5), UIView()], 300) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }

    #expect(matches(spans(found), [[0, 93.3333], [103.3333, 93.3333], [206.6667, 93.3333]]))
  }

  @Test func fillProportionallySharesByContent() {
    let found = stack([Box(20, 5), Box(40, 5), Box(60, 5)], 260) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }

    // 240 points in the shares 1 : 2 : 3.
    #expect(matches(spans(found), [[0, 40], [50, 80], [140, 120]]))
  }

  @Test func equalSpacingGivesEqualGaps() {
    let found = stack([Box(20, 5), Box(40, 5), Box(60, 5)], 200) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }

    // (200 - 120) / 2 = 40.
    #expect(matches(spans(found), [[0, 20], [60, 40], [140, 60]]))
  }

  @Test func equalGapsAreNoSmallerThanTheSpacing() {
    let found = stack([Box(20, 5), Box(40, 5), Box(60, 5)], 130) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }

    #expect(found.subviews[1].frame.minX - found.subviews[0].frame.maxX == 10)
    #expect(found.subviews[2].frame.minX - found.subviews[1].frame.maxX == 10)
    #expect(found.subviews[2].frame.maxX == 130)
  }

  @Test func equalCenteringSpacesTheCentres() {
    let found = stack([Box(20, 5), Box(40, 5), Box(60, 5)], 200) {
      $0.distribution = .equalCentering
    }

    // First center at 10, last at 170, so the middle one at 90.
    #expect(matches(spans(found), [[0, 20], [70, 40], [140, 60]]))
  }

  // MARK: Alignment

  @Test func alignmentsInARow() {
    func tops(_ alignment: UIStackView.Alignment) -> [CGFloat] {
      stack([Box(10, 20), Box(10, 40)], 20, 100) { $0.alignment = alignment }
        .subviews.map(\.frame.minY)
    }

    #expect(tops(.top) == [0, 0])
    #expect(tops(.center) == [40, 30])
    #expect(tops(.bottom) == [80, 60])
  }

  @Test func alignmentsInAColumn() {
    func lefts(_ alignment: UIStackView.Alignment) -> [CGFloat] {
      stack([Box(20, 10), Box(40, 10)], 100, 20) {
        $0.axis = .vertical
        $0.alignment = alignment
      }.subviews.map(\.frame.minX)
    }

    #expect(lefts(.leading) == [0, 0])
    #expect(lefts(.center) == [40, 30])
    #expect(lefts(.trailing) == [80, 60])
    #expect(lefts(.fill) == [0, 0])
  }

  @Test func centredPlainViewsHaveNoHeight() {
    let found = stack([UIView(), Box(10, 10)], 50, 30) { $0.alignment = .center }

    #expect(found.subviews[0].frame.minY == 15 && found.subviews[0].frame.height == 0)
  }

  @Test func trailingIsLeftFromRightToLeft() {
    let found = stack([Box(20, 10), Box(30, 10)], 100, 10) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.spacing = 5
      $0.subviews[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }

    #expect(matches(spans(found), [[35, 65], [0, 30]]))
  }

  @Test func firstBaselinesMeet() {
    LayoutScene.at(scale: 3) {
      let (large, small) = (UILabel(), UILabel())
      large.font = .systemFont(ofSize: 34)
      small.font = .systemFont(ofSize: 13)
      large.text = "L"
      small.text = "s"

      _ = stack([large, small], 300, 60) { $0.alignment = .firstBaseline }

      // Ascenders on pixels 97 and 37.
      #expect(large.frame.minY == 0 && small.frame.minY == 20)
    }
  }

  // MARK: Spacing and margins

  @Test func customAndSystemSpacing() {
    let views = [Box(10, 10), Box(20, 10), Box(30, 10), UIView()]
    let found = stack(views, 200) {
      $0.spacing = 5
      $0.setCustomSpacing(17, after: views[0])
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    }
    #expect(matches(spans(found), [[0, 10], [27, 20], [55, 30], [90, 110]]))
    #expect(found.customSpacing(after: views[0]) == 17)

    found.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    found.layoutIfNeeded()

    #expect(matches(spans(found), [[0, 10], [15, 20], [43, 30], [78, 122]]))
  }

  @Test func marginsMoveTheEdges() {
    let found = stack([Box(10, 10), UIView()], 100, 50) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }

    #expect(found.subviews[0].frame == CGRect(x: 2, y: 1, width: 10, height: 46))
    #expect(found.subviews[1].frame == CGRect(x: 12, y: 1, width: 84, height: 46))
  }

  @Test func baselineSpacingInAColumn() {
    LayoutScene.at(scale: 3) {
      let (first, second) = (UILabel(), UILabel())
      for label in [first, second] {
        label.font = .systemFont(ofSize: 17)
        label.text = "x"
      }

      _ = stack([first, second], 100, 60.3333) {
        $0.axis = .vertical
        $0.isBaselineRelativeArrangement = true
        $0.spacing = 30
      }

      // Both have the same ascender: their tops are 30 apart once the heights are natural.
      let gap =
        second.frame.minY - first.frame.minY - (first.frame.height - second.frame.height) / 2
      #expect(abs(gap - 30) < 0.4)
    }
  }

  // MARK: Hidden views and changes

  @Test func hiddenViewIsInTheMiddleOfItsGap() {
    let views = [Box(100, 10), Box(50, 10), Box(60, 10), Box(70, 10)]
    let found = stack(views, 246) {
      $0.spacing = 8
      views[1].isHidden = true
    }
    #expect(matches(spans(found), [[0, 100], [104, 0], [108, 60], [176, 70]]))

    views[1].isHidden = false
    views[0].isHidden = true
    found.layoutIfNeeded()

    #expect(matches(spans(found), [[0, 0], [0, 100], [108, 60], [176, 70]]))
  }

  @Test func hiddenViewDoesNotMakeTheStackHigher() {
    let tall = Box(10, 90)
    let stack = UIStackView(arrangedSubviews: [Box(10, 20), tall])
    tall.isHidden = true

    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 20))
  }

  @Test func viewsComeAndGo() {
    let (a, b, c) = (Box(10, 10), Box(20, 10), Box(30, 10))
    let found = stack([a, b], 100) { $0.spacing = 1 }
    found.insertArrangedSubview(c, at: 1)
    found.layoutIfNeeded()
    #expect(matches(spans(found), [[0, 48], [49, 30], [80, 20]]))

    found.removeArrangedSubview(c)
    #expect(found.arrangedSubviews == [a, b] && c.superview === found)

    b.removeFromSuperview()
    found.layoutIfNeeded()

    #expect(found.arrangedSubviews == [a] && a.frame.width == 100)
  }

  @Test func stacksInStacks() {
    let inner = UIStackView(arrangedSubviews: [Box(30, 10), Box(50, 20)])
    inner.axis = .vertical
    inner.spacing = 4
    let outer = UIStackView(arrangedSubviews: [Box(20, 5), inner])
    outer.spacing = 6
    outer.alignment = .top

    #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 76, height: 34))

    outer.frame.size = CGSize(width: 76, height: 50)
    outer.layoutIfNeeded()

    #expect(inner.frame == CGRect(x: 26, y: 0, width: 50, height: 34))
    #expect(inner.subviews[1].frame == CGRect(x: 0, y: 14, width: 50, height: 20))
    #expect(outer.subviews[0].frame == CGRect(x: 0, y: 0, width: 20, height: 5))
  }

  @Test func stackInConstraintsTakesItsContentsSize() {
    let scene = LayoutScene(300, 300)
    let stack = scene.add(UIStackView(arrangedSubviews: [Box(30, 10), Box(50, 20)]))
    stack.axis = .vertical
    stack.alignment = .leading
    scene.layOut([
      stack.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10),
      stack.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
    ])

    #expect(stack.frame == CGRect(x: 10, y: 10, width: 50, height: 30))
  }
}
