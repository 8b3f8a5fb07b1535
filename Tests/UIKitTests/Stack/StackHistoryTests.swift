import Testing

@testable import DarkroomUIKit

/// Stacks that were edited after a layout end as those that were built like that.
@MainActor
@Suite(.tags(.stackViews))
struct StackHistoryTests {
  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func row(_ views: [UIView], _ alignment: UIStackView.Alignment) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = alignment
    return row
  }

  // MARK: Proportions

  @Test func proportionsFollowWhatStacksInTheStackContain() {
    let deepest = UIStackView(arrangedSubviews: [Box(20, 5)])
    let inner = UIStackView(arrangedSubviews: [deepest])
    let outer = UIStackView.laidOut([Box(20, 5), inner], 300, 10) {
      $0.distribution = .fillProportionally
    }
    #expect(inner.frame.width == 150)

    inner.addArrangedSubview(Box(20, 5))
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 200)

    deepest.addArrangedSubview(Box(15, 5))
    deepest.spacing = 5
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 225)

    inner.arrangedSubviews[1].isHidden = true
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 200)

    (deepest.arrangedSubviews[1] as? Box)?.natural.width = 75
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 250)
  }

  @Test func equalSharesInAStackCountAsTheLargest() {
    let inner = UIStackView(arrangedSubviews: [Box(20, 5), Box(30, 5)])
    inner.distribution = .fillEqually
    _ = UIStackView.laidOut([Box(40, 5), inner], 300, 10) { $0.distribution = .fillProportionally }

    #expect(inner.frame.width == 180)
  }

  @Test func theLongestOfAColumnCountsForARow() {
    let inner = UIStackView(arrangedSubviews: [Box(20, 5), Box(60, 5)])
    inner.axis = .vertical
    inner.spacing = 50
    _ = UIStackView.laidOut([Box(40, 5), inner], 300, 100) { $0.distribution = .fillProportionally }

    #expect(inner.frame.width == 180)
  }

  // MARK: Baselines

  /// The same text on the same baseline has the same top.
  @Test func theBaselineIsThatOfTheViewThatCame() {
    let (outside, inner) = (label("Name"), UIStackView())
    let outer = UIStackView.laidOut([outside, inner], 300, 60) { $0.alignment = .lastBaseline }
    UIView().addSubview(outer)
    outer.layoutIfNeeded()

    inner.addArrangedSubview(label("Name"))
    outer.layoutIfNeeded()

    #expect(inner.frame.height > 0 && outside.frame.minY == inner.frame.minY)
  }

  @Test func theBaselineIsThatOfTheViewThatStayed() {
    let (outside, large) = (label("Name"), label("Name", size: 40))
    let inner = row([large, label("Name")], .top)
    let outer = UIStackView.laidOut([outside, inner], 300, 90) { $0.alignment = .firstBaseline }
    #expect(outside.frame.minY > inner.frame.minY)

    large.removeFromSuperview()
    // What comes takes the place of what left in the solver.
    inner.arrangedSubviews[0].addSubview(UIStackView(arrangedSubviews: [Box(20, 10)]))
    outer.layoutIfNeeded()

    #expect(inner.frame.height > 0 && outside.frame.minY == inner.frame.minY)
  }

  // MARK: Views that wish equally

  /// The widths of two views in 100 points, of which the one arranged last was made first where `isReversed`.
  private func widths(
    isReversed: Bool, _ distribution: UIStackView.Distribution, _ make: () -> UIView
  ) -> [CGFloat] {
    var views = [make(), make()]
    if isReversed { views.reverse() }
    _ = UIStackView.laidOut(views, 100, 10) { $0.distribution = distribution }
    return views.map(\.frame.width)
  }

  @Test(arguments: [UIStackView.Distribution.fill, .fillProportionally], [false, true])
  func theLastOfTheViewsWithoutALengthFillsTheRow(
    _ distribution: UIStackView.Distribution, _ isReversed: Bool
  ) {
    #expect(widths(isReversed: isReversed, distribution, UIImageView.init) == [0, 100])
  }

  @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing, .equalCentering], [false, true])
  func theFirstOfTheViewsInTooLittleRoomShrinks(
    _ distribution: UIStackView.Distribution, _ isReversed: Bool
  ) {
    #expect(widths(isReversed: isReversed, distribution) { Box(60, 10) } == [40, 60])
  }

  // MARK: Contradictions

  /// 16 points of margins in a stack of none: what the outer stack asks for is given up, whichever was arranged last.
  @Test func theOuterStackGivesWay() {
    let (inner, box) = (UIStackView(), UIView())
    let report = LayoutEngine.report
    LayoutEngine.report = { _ in }
    defer { LayoutEngine.report = report }
    inner.addArrangedSubview(box)
    let outer = UIStackView.laidOut([inner], 0, 0)

    inner.isLayoutMarginsRelativeArrangement = true
    outer.layoutIfNeeded()

    #expect(inner.frame == CGRect(x: 0, y: 0, width: 16, height: 16))
    #expect(box.frame == CGRect(x: 8, y: 8, width: 0, height: 0))
  }
}
