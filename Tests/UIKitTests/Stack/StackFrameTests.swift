import DarkroomUIKit
import Testing

/// Each distribution with each alignment, in both directions (Measures, stack views).
@MainActor
@Suite(.tags(.stackViews))
struct StackFrameTests {
  /// Boxes of 20 by 10, 40 by 20 and 60 by 30 in 200 by 60 points, 10 apart.
  private func row(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
    spacing: CGFloat = 10
  ) -> [UIView] {
    arranged([Box(20, 10), Box(40, 20), Box(60, 30)], 200, 60) {
      $0.distribution = distribution
      $0.alignment = alignment
      $0.spacing = spacing
    }
  }

  /// The same turned: boxes of 10 by 20, 20 by 40 and 30 by 60 in 60 by 200 points.
  private func column(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
  ) -> [UIView] {
    arranged([Box(10, 20), Box(20, 40), Box(30, 60)], 60, 200) {
      $0.axis = .vertical
      $0.distribution = distribution
      $0.alignment = alignment
      $0.spacing = 10
    }
  }

  private func arranged(
    _ views: [UIView], _ width: CGFloat, _ height: CGFloat, _ change: (UIStackView) -> Void
  ) -> [UIView] {
    UIStackView.laidOut(views, width, height, change).arrangedSubviews
  }

  // MARK: Rows

  @Test func filledRowsStretchOneView() {
    expectFrames(
      row(.fill, .fill), [rect(0, 0, 80, 60), rect(90, 0, 40, 60), rect(140, 0, 60, 60)])
    expectFrames(
      row(.fill, .top), [rect(0, 0, 80, 10), rect(90, 0, 40, 20), rect(140, 0, 60, 30)])
    expectFrames(
      row(.fill, .center), [rect(0, 25, 80, 10), rect(90, 20, 40, 20), rect(140, 15, 60, 30)])
    expectFrames(
      row(.fill, .bottom), [rect(0, 50, 80, 10), rect(90, 40, 40, 20), rect(140, 30, 60, 30)])
    expectFrames(
      row(.fill, .firstBaseline),
      [rect(0, 0, 80, 10), rect(90, 0, 40, 20), rect(140, 0, 60, 30)])
    expectFrames(
      row(.fill, .lastBaseline),
      [rect(0, 50, 80, 10), rect(90, 40, 40, 20), rect(140, 30, 60, 30)])
  }

  @Test func rowsOfEqualWidths() {
    expectFrames(
      row(.fillEqually, .fill), [rect(0, 0, 60, 60), rect(70, 0, 60, 60), rect(140, 0, 60, 60)])
    expectFrames(
      row(.fillEqually, .top), [rect(0, 0, 60, 10), rect(70, 0, 60, 20), rect(140, 0, 60, 30)])
    expectFrames(
      row(.fillEqually, .center),
      [rect(0, 25, 60, 10), rect(70, 20, 60, 20), rect(140, 15, 60, 30)])
    expectFrames(
      row(.fillEqually, .bottom),
      [rect(0, 50, 60, 10), rect(70, 40, 60, 20), rect(140, 30, 60, 30)])
  }

  /// 200 points in the shares 1 : 2 : 3; the edges at 33.3333 and 100 go to pixels.
  @Test func proportionalRowsShareByContent() {
    func frames(_ alignment: UIStackView.Alignment, scale: CGFloat) -> [UIView] {
      LayoutScene.at(scale: scale) { row(.fillProportionally, alignment, spacing: 0) }
    }
    expectFrames(
      frames(.fill, scale: 1), [rect(0, 0, 33, 60), rect(33, 0, 67, 60), rect(100, 0, 100, 60)])
    expectFrames(
      frames(.top, scale: 2),
      [rect(0, 0, 33.5, 10), rect(33.5, 0, 66.5, 20), rect(100, 0, 100, 30)])
    expectFrames(
      frames(.center, scale: 3),
      [rect(0, 25, 33.3333, 10), rect(33.3333, 20, 66.6667, 20), rect(100, 15, 100, 30)])
  }

  /// 80 points are left for two gaps.
  @Test func rowsOfEqualGaps() {
    expectFrames(
      row(.equalSpacing, .fill), [rect(0, 0, 20, 60), rect(60, 0, 40, 60), rect(140, 0, 60, 60)])
    expectFrames(
      row(.equalSpacing, .top), [rect(0, 0, 20, 10), rect(60, 0, 40, 20), rect(140, 0, 60, 30)])
    expectFrames(
      row(.equalSpacing, .center),
      [rect(0, 25, 20, 10), rect(60, 20, 40, 20), rect(140, 15, 60, 30)])
    expectFrames(
      row(.equalSpacing, .bottom),
      [rect(0, 50, 20, 10), rect(60, 40, 40, 20), rect(140, 30, 60, 30)])
  }

  /// Centers at 10, 90 and 170.
  @Test func rowsOfEqualCentres() {
    expectFrames(
      row(.equalCentering, .fill),
      [rect(0, 0, 20, 60), rect(70, 0, 40, 60), rect(140, 0, 60, 60)])
    expectFrames(
      row(.equalCentering, .top),
      [rect(0, 0, 20, 10), rect(70, 0, 40, 20), rect(140, 0, 60, 30)])
    expectFrames(
      row(.equalCentering, .center),
      [rect(0, 25, 20, 10), rect(70, 20, 40, 20), rect(140, 15, 60, 30)])
    expectFrames(
      row(.equalCentering, .bottom),
      [rect(0, 50, 20, 10), rect(70, 40, 40, 20), rect(140, 30, 60, 30)])
  }

  // MARK: Columns

  @Test func filledColumnsStretchOneView() {
    expectFrames(
      column(.fill, .fill), [rect(0, 0, 60, 80), rect(0, 90, 60, 40), rect(0, 140, 60, 60)])
    expectFrames(
      column(.fill, .leading), [rect(0, 0, 10, 80), rect(0, 90, 20, 40), rect(0, 140, 30, 60)])
    expectFrames(
      column(.fill, .center), [rect(25, 0, 10, 80), rect(20, 90, 20, 40), rect(15, 140, 30, 60)])
    expectFrames(
      column(.fill, .trailing),
      [rect(50, 0, 10, 80), rect(40, 90, 20, 40), rect(30, 140, 30, 60)])
  }

  @Test func columnsOfEqualHeights() {
    expectFrames(
      column(.fillEqually, .fill),
      [rect(0, 0, 60, 60), rect(0, 70, 60, 60), rect(0, 140, 60, 60)])
    expectFrames(
      column(.fillEqually, .leading),
      [rect(0, 0, 10, 60), rect(0, 70, 20, 60), rect(0, 140, 30, 60)])
    expectFrames(
      column(.fillEqually, .trailing),
      [rect(50, 0, 10, 60), rect(40, 70, 20, 60), rect(30, 140, 30, 60)])
  }

  @Test func columnsOfEqualGaps() {
    expectFrames(
      column(.equalSpacing, .fill),
      [rect(0, 0, 60, 20), rect(0, 60, 60, 40), rect(0, 140, 60, 60)])
    expectFrames(
      column(.equalSpacing, .center),
      [rect(25, 0, 10, 20), rect(20, 60, 20, 40), rect(15, 140, 30, 60)])
  }

  @Test func columnsOfEqualCentres() {
    expectFrames(
      column(.equalCentering, .fill),
      [rect(0, 0, 60, 20), rect(0, 70, 60, 40), rect(0, 140, 60, 60)])
    expectFrames(
      column(.equalCentering, .trailing),
      [rect(50, 0, 10, 20), rect(40, 70, 20, 40), rect(30, 140, 30, 60)])
  }

  // MARK: Measured

  /// The first of equals takes the slack or the lack: 213.5, 29 and 41.5 in 300, 18 and 94 in 120.
  @Test func theFirstOfEqualsTakesTheSlack() {
    LayoutScene.at(scale: 2) {
      expectFrames(
        arranged([Box(50, 10), Box(29, 10), Box(41.5, 10)], 300, 10) { $0.spacing = 8 },
        [rect(0, 0, 213.5, 10), rect(221.5, 0, 29, 10), rect(258.5, 0, 41.5, 10)])
      expectFrames(
        arranged([Box(50, 10), Box(94, 10)], 120, 10) { $0.spacing = 8 },
        [rect(0, 0, 18, 10), rect(26, 0, 94, 10)])
    }
  }

  @Test func equalThirdsAreRoundedToPixels() {
    LayoutScene.at(scale: 3) {
      expectFrames(
        arranged([Box(1, 1), Box(2, 2), Box(3, 3)], 300, 10) {
          $0.distribution = .fillEqually
          $0.spacing = 10
        },
        [rect(0, 0, 93.3333, 10), rect(103.3333, 0, 93.3333, 10), rect(206.6667, 0, 93.3333, 10)])
    }
  }

  /// Four views with gaps of eight, the second hidden: it is at 215, four points after the first.
  @Test func measuredHiddenView() {
    let views = [Box(50, 10), Box(30, 10), Box(40, 10), Box(33, 10)]
    views[1].isHidden = true
    expectFrames(
      arranged(views, 300, 10) { $0.spacing = 8 },
      [rect(0, 0, 211, 10), rect(215, 0, 0, 10), rect(219, 0, 40, 10), rect(267, 0, 33, 10)])
  }

  // MARK: Pixels

  /// 100 less two gaps of 3 are three times 31.3333.
  @Test func equalWidthsOnPixels() {
    func frames(scale: CGFloat) -> [UIView] {
      LayoutScene.at(scale: scale) {
        arranged([Box(1, 1), Box(2, 2), Box(3, 3)], 100, 10) {
          $0.distribution = .fillEqually
          $0.spacing = 3
        }
      }
    }
    // Edges at 31.3333, 34.3333, 65.6667 and 68.6667.
    expectFrames(frames(scale: 1), [rect(0, 0, 31, 10), rect(34, 0, 32, 10), rect(69, 0, 31, 10)])
    expectFrames(
      frames(scale: 2), [rect(0, 0, 31.5, 10), rect(34.5, 0, 31, 10), rect(68.5, 0, 31.5, 10)])
    expectFrames(
      frames(scale: 3),
      [rect(0, 0, 31.3333, 10), rect(34.3333, 0, 31.3333, 10), rect(68.6667, 0, 31.3333, 10)])
  }

  /// A height of 15 in 30.5 leaves 7.75 above.
  @Test func centresOnPixels() {
    func frames(scale: CGFloat) -> [UIView] {
      LayoutScene.at(scale: scale) { arranged([Box(10, 15)], 10, 30.5) { $0.alignment = .center } }
    }
    expectFrames(frames(scale: 1), [rect(0, 8, 10, 15)])
    expectFrames(frames(scale: 2), [rect(0, 8, 10, 15)])
    expectFrames(frames(scale: 3), [rect(0, 7.6667, 10, 15)])
  }
}
