import DarkroomUIKit
import Testing

/// Hidden views, spacing, margins, direction, nesting and baselines of stack views.
@MainActor
@Suite(.tags(.stackViews))
struct StackCornerFrameTests {
  private func stack(
    _ views: [UIView], _ width: CGFloat, _ height: CGFloat = 10,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView { .laidOut(views, width, height, change) }

  /// The first one takes the slack; the hidden second one is in the middle of the gap.
  @Test func hiddenAmongFour() {
    let views = [Box(60, 10), Box(50, 10), Box(40, 10), Box(30, 10)]
    let row = stack(views, 300) { $0.spacing = 8 }
    expectFrames(
      row.arrangedSubviews,
      [rect(0, 0, 156, 10), rect(164, 0, 50, 10), rect(222, 0, 40, 10), rect(270, 0, 30, 10)])

    views[1].isHidden = true
    row.layoutIfNeeded()
    expectFrames(
      row.arrangedSubviews,
      [rect(0, 0, 214, 10), rect(218, 0, 0, 10), rect(222, 0, 40, 10), rect(270, 0, 30, 10)])

    views[2].isHidden = true
    row.layoutIfNeeded()
    #expect(isFrame(views[0], 0, 0, 262, 10) && isFrame(views[3], 270, 0, 30, 10))

    views[1].isHidden = false
    views[2].isHidden = false
    row.layoutIfNeeded()
    #expect(isFrame(views[0], 0, 0, 156, 10) && isFrame(views[1], 164, 0, 50, 10))
  }

  @Test func hiddenFirstAndLast() {
    let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
    let row = stack(views, 70) { $0.spacing = 5 }
    views[0].isHidden = true
    views[2].isHidden = true
    row.layoutIfNeeded()
    #expect(isFrame(views[1], 0, 0, 70, 10))

    views[2].isHidden = false
    row.layoutIfNeeded()
    #expect(isFrame(views[1], 0, 0, 25, 10) && isFrame(views[2], 30, 0, 40, 10))
  }

  /// The gap after the shown view before counts, that of the hidden one does not.
  @Test func customSpacingAroundAHiddenView() {
    let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
    let row = stack(views, 85) {
      $0.spacing = 5
      $0.setCustomSpacing(25, after: views[0])
      $0.setCustomSpacing(11, after: views[1])
    }
    views[1].isHidden = true
    row.layoutIfNeeded()

    #expect(isFrame(views[0], 0, 0, 20, 10) && isFrame(views[2], 45, 0, 40, 10))
    #expect(row.customSpacing(after: views[1]) == 11)
  }

  @Test func customSpacingIsForgottenWithTheView() {
    let views = [Box(20, 10), Box(30, 10)]
    let row = stack(views, 100) { $0.setCustomSpacing(20, after: views[0]) }
    expectFrames(views, [rect(0, 0, 50, 10), rect(70, 0, 30, 10)])

    row.removeArrangedSubview(views[0])
    row.insertArrangedSubview(views[0], at: 0)
    row.layoutIfNeeded()

    expectFrames(views, [rect(0, 0, 70, 10), rect(70, 0, 30, 10)])
  }

  @Test func overlapByNegativeSpacing() {
    expectFrames(
      stack([Box(50, 10), Box(50, 10), Box(50, 10)], 130) { $0.spacing = -10 }.subviews,
      [rect(0, 0, 50, 10), rect(40, 0, 50, 10), rect(80, 0, 50, 10)])
    expectFrames(
      stack([Box(10, 20), Box(10, 20)], 10, 34) {
        $0.axis = .vertical
        $0.spacing = -6
      }.subviews, [rect(0, 0, 10, 20), rect(0, 14, 10, 20)])
  }

  @Test func marginsAndDirection() {
    let views = [Box(20, 10), Box(40, 10)]
    let row = stack(views, 200, 60) {
      $0.spacing = 10
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5, leading: 10, bottom: 15, trailing: 20)
    }
    expectFrames(views, [rect(10, 5, 120, 40), rect(140, 5, 40, 40)])

    row.semanticContentAttribute = .forceRightToLeft
    row.layoutIfNeeded()
    expectFrames(views, [rect(70, 5, 120, 40), rect(20, 5, 40, 40)])

    row.isLayoutMarginsRelativeArrangement = false
    row.layoutIfNeeded()
    expectFrames(views, [rect(50, 0, 150, 60), rect(0, 0, 40, 60)])
  }

  @Test func defaultMarginsAreEightPoints() {
    expectFrames(
      stack([Box(20, 10)], 100, 50) { $0.isLayoutMarginsRelativeArrangement = true }.subviews,
      [rect(8, 8, 84, 34)])
  }

  @Test func columnFromRightToLeft() {
    expectFrames(
      stack([Box(20, 10), Box(40, 10)], 100, 20) {
        $0.axis = .vertical
        $0.alignment = .leading
        $0.semanticContentAttribute = .forceRightToLeft
      }.subviews, [rect(80, 0, 20, 10), rect(60, 10, 40, 10)])
  }

  @Test func viewsArrangedTwiceMove() {
    let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
    let row = stack(views, 90)
    row.addArrangedSubview(views[0])
    row.layoutIfNeeded()
    expectFrames(
      row.arrangedSubviews, [rect(0, 0, 30, 10), rect(30, 0, 40, 10), rect(70, 0, 20, 10)])
    #expect(row.arrangedSubviews == [views[1], views[2], views[0]] && row.subviews.count == 3)

    row.insertArrangedSubview(views[2], at: 0)
    row.layoutIfNeeded()
    expectFrames(
      row.arrangedSubviews, [rect(0, 0, 40, 10), rect(40, 0, 30, 10), rect(70, 0, 20, 10)])
  }

  @Test func insertionBeyondTheEndIsAnException() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIStackView().insertArrangedSubview(UIView(), at: 1)
    }
  }

  @Test func removedViewsKeepTheirPlaceOrLeave() {
    let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
    let row = stack(views, 90)
    row.removeArrangedSubview(views[1])
    row.layoutIfNeeded()
    expectFrames([views[0], views[2]], [rect(0, 0, 50, 10), rect(50, 0, 40, 10)])
    #expect(views[1].superview === row && row.arrangedSubviews.count == 2)

    views[0].removeFromSuperview()
    row.layoutIfNeeded()
    #expect(isFrame(views[2], 0, 0, 90, 10) && row.arrangedSubviews == [views[2]])
  }

  @Test func aNestedStackHasItsContentsSize() {
    let title = Box(30, 10)
    let (left, right) = (Box(20, 15), Box(25, 25))
    let row = UIStackView(arrangedSubviews: [left, right])
    row.spacing = 5
    row.alignment = .center
    let column = stack([title, row], 100, 40) {
      $0.axis = .vertical
      $0.spacing = 5
    }

    // The row is 25 high; its first box stretches.
    expectFrames(
      [column, title, row], [rect(0, 0, 100, 40), rect(0, 0, 100, 10), rect(0, 15, 100, 25)])
    expectFrames([left, right], [rect(0, 5, 70, 15), rect(75, 0, 25, 25)])
  }

  @Test func emptyAndSingle() {
    let empty = stack([], 50, 50)
    #expect(empty.systemLayoutSizeFitting(.zero) == .zero)
    expectFrames(stack([Box(5, 5)], 50, 50).subviews, [rect(0, 0, 50, 50)])
    expectFrames(
      stack([Box(5, 5)], 50, 50) { $0.distribution = .fillEqually }.subviews, [rect(0, 0, 50, 50)])
    LayoutScene.at(scale: 2) {
      expectFrames(
        stack([Box(5, 5)], 50, 50) { $0.alignment = .center }.subviews, [rect(0, 22.5, 50, 5)])
    }
  }

  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "x"
    return label
  }

  /// In pixels at three a point: 34 points are 122 high with the baseline at 97, 13 are 47 and 37.
  @Test(.tags(.textMetrics)) func baselinesOfMixedFonts() {
    LayoutScene.at(scale: 3) {
      @MainActor func row(_ alignment: UIStackView.Alignment) -> [UIView] {
        let labels = [label(34), label(13)]
        for label in labels { label.widthAnchor.constraint(equalToConstant: 40).isActive = true }
        return stack(labels, 80, 60) { $0.alignment = alignment }.subviews
      }
      expectFrames(row(.firstBaseline), [rect(0, 0, 40, 40.6667), rect(40, 20, 40, 15.6667)])
      expectFrames(
        row(.lastBaseline), [rect(0, 19.3333, 40, 40.6667), rect(40, 39.3333, 40, 15.6667)])
      expectFrames(row(.center), [rect(0, 9.6667, 40, 40.6667), rect(40, 22.3333, 40, 15.6667)])
      expectFrames(row(.fill), [rect(0, 0, 40, 60), rect(40, 0, 40, 60)])
    }
  }

  /// From baseline to baseline 30 points: both ascenders are 16.3333.
  @Test(.tags(.textMetrics)) func spacingBetweenBaselines() {
    LayoutScene.at(scale: 3) {
      let labels = [label(17), label(17)]
      let column = stack(labels, 50, 50 + 1.0 / 3) {
        $0.axis = .vertical
        $0.isBaselineRelativeArrangement = true
        $0.spacing = 30
      }
      expectFrames(column.subviews, [rect(0, 0, 50, 20.3333), rect(0, 30, 50, 20.3333)])
    }
  }
}
