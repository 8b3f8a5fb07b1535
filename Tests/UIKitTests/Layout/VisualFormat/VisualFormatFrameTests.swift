import DarkroomUIKit
import Testing

/// Frames that visual formats lead to, in 300 by 200 points with margins of eight.
@MainActor
@Suite(.tags(.autoLayout))
struct VisualFormatFrameTests {
  private func frames(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, count: Int = 2, isRightToLeft: Bool = false
  ) -> [UIView] {
    let scene = LayoutScene(300, 200)
    if isRightToLeft { scene.root.semanticContentAttribute = .forceRightToLeft }
    let names = ["a", "b", "c"].prefix(count)
    let views = Dictionary(uniqueKeysWithValues: names.map { ($0, scene.view()) })
    scene.layOut(
      formats.flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: $0.hasPrefix("V") ? [] : options, metrics: metrics,
          views: views)
      })
    return names.compactMap { views[$0] }
  }

  @Test func marginsAndStandardGaps() {
    expectFrames(
      frames(["H:|-[a(40)]-[b]-|", "V:|-[a(20)]", "V:|-[b(30)]"]),
      [rect(8, 8, 40, 20), rect(56, 8, 236, 30)])
    expectFrames(
      frames(["V:|-[a(40)]-[b]-|", "H:|[a]|", "H:|-[b]-|"]),
      [rect(0, 8, 300, 40), rect(8, 56, 284, 136)])
  }

  @Test func edgesAndNumbers() {
    expectFrames(
      frames(["|-12-[a(>=40,<=50)]-20-[b(==2@200)]-5-|", "V:|[a]|", "V:[b(7)]|"]),
      [rect(12, 0, 50, 200), rect(82, 193, 213, 7)])
    expectFrames(
      frames(["[b(100)]-(-30)-[a(60)]|", "V:|-2-[a(20)]", "V:|-(-4)-[b(10)]"]),
      [rect(240, 2, 60, 20), rect(170, -4, 100, 10)])
  }

  @Test func equalWidthsAndMetrics() {
    expectFrames(
      frames(
        ["|-gap-[a]-gap-[b(a)]-gap-[c(a)]-gap-|", "V:|-top-[a(9)]", "V:|[b(9)]", "V:[c(9)]|"],
        metrics: ["gap": 15, "top": 3.0], count: 3),
      [rect(15, 3, 80, 9), rect(110, 0, 80, 9), rect(205, 191, 80, 9)])
  }

  @Test func rowsAreAlignedByOption() {
    expectFrames(
      frames(["|[a(50)][b(50)]", "V:|-20-[a(60)]", "V:[b(10)]"], options: .alignAllTop),
      [rect(0, 20, 50, 60), rect(50, 20, 50, 10)])
    expectFrames(
      frames(["|[a(50)][b(50)]", "V:|-20-[a(60)]", "V:[b(10)]"], options: .alignAllBottom),
      [rect(0, 20, 50, 60), rect(50, 70, 50, 10)])
    expectFrames(
      frames(["|[a(50)][b(50)]", "V:|-20-[a(60)]", "V:[b(10)]"], options: .alignAllCenterY),
      [rect(0, 20, 50, 60), rect(50, 45, 50, 10)])
  }

  @Test func directionsMirrorTheRow() {
    let formats = ["|-10-[a(50)]-5-[b(20)]", "V:|[a(9)]", "V:|[b(9)]"]
    expectFrames(frames(formats), [rect(10, 0, 50, 9), rect(65, 0, 20, 9)])
    expectFrames(
      frames(formats, isRightToLeft: true), [rect(240, 0, 50, 9), rect(215, 0, 20, 9)])
    expectFrames(
      frames(formats, options: .directionLeftToRight, isRightToLeft: true),
      [rect(10, 0, 50, 9), rect(65, 0, 20, 9)])
    expectFrames(
      frames(formats, options: .directionRightToLeft),
      [rect(240, 0, 50, 9), rect(215, 0, 20, 9)])
  }

  @Test func theHigherPriorityKeepsItsWidth() {
    expectFrames(
      frames(["|[a(200@300)]-(>=10)-[b(150@301)]|", "V:|[a(9)]", "V:|[b(9)]"]),
      [rect(0, 0, 140, 9), rect(150, 0, 150, 9)])
    expectFrames(
      frames(["|[a(200@301)]-(>=10)-[b(150@300)]|", "V:|[a(9)]", "V:|[b(9)]"]),
      [rect(0, 0, 200, 9), rect(210, 0, 90, 9)])
  }
}
