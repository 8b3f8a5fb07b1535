import Testing

@testable import DarkroomUIKit

@MainActor
@Suite(.tags(.autoLayout))
struct VisualFormatTests {
  private func layOut(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, _ views: [String: UIView], in scene: LayoutScene
  ) {
    scene.layOut(
      formats.flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: options, metrics: metrics, views: views)
      })
  }

  @Test func edgesGapsAndSizes() {
    let scene = LayoutScene(300, 200)
    let (a, b) = (scene.view(), scene.view())

    layOut(
      ["H:|[a(40)]-10-[b]-20-|", "V:|-30-[a(50)]", "V:|-[b]-|"], ["a": a, "b": b], in: scene)

    // A lone hyphen at the superview is its margin, 8 points.
    #expect(a.frame == CGRect(x: 0, y: 30, width: 40, height: 50))
    #expect(b.frame == CGRect(x: 50, y: 8, width: 230, height: 184))
  }

  @Test func standardGapIsEightPoints() {
    let scene = LayoutScene(300, 200)
    let (a, b, c) = (scene.view(), scene.view(), scene.view())

    layOut(["|[a(10)]-[b(20)][c(30)]"], ["a": a, "b": b, "c": c], in: scene)

    #expect([a.frame.minX, b.frame.minX, c.frame.minX] == [0, 18, 38])
    #expect([a.frame.width, b.frame.width, c.frame.width] == [10, 20, 30])
  }

  @Test func predicatesMetricsAndPriorities() {
    let scene = LayoutScene(300, 200)
    let (a, b) = (scene.view(), scene.view())

    layOut(
      ["H:|-(gap)-[a(>=50,==100@low)]-(>=gap,==9@high)-[b(==a)]-(-5)-|"],
      metrics: ["gap": 12, "low": 200.0, "high": UILayoutPriority.defaultHigh],
      ["a": a, "b": b], in: scene)

    // 300 - 12 + 5 = 293 for both and the gap: the gap is 12 at least, so each is 140.5.
    #expect(isFrame(a, 12, 0, 140.6667, 0))
    #expect(isFrame(b, 164.6667, 0, 140.3333, 0))
  }

  @Test func lengthsOfOtherViews() {
    let scene = LayoutScene(300, 200)
    let (a, b, c) = (scene.view(), scene.view(), scene.view())

    layOut(
      ["H:|[a(40)][b(==a*2)][c(a.height+3)]", "V:|[a(10)]"], ["a": a, "b": b, "c": c], in: scene)

    #expect(b.frame.width == 80 && c.frame.width == 13)
  }

  @Test func viewsAreAligned() {
    let scene = LayoutScene(300, 200)
    let (a, b, c) = (scene.add(Box(10, 10)), scene.add(Box(10, 20)), scene.add(Box(10, 40)))
    let views = ["a": a, "b": b, "c": c]

    layOut(["V:|-50-[a]"], views, in: scene)
    layOut(["H:|-5-[a]-5-[b]-5-[c]"], options: .alignAllCenterY, views, in: scene)

    #expect([a.frame.minY, b.frame.minY, c.frame.minY] == [50, 45, 35])
    #expect([a.frame.minX, b.frame.minX, c.frame.minX] == [5, 20, 35])
  }

  @Test func directionsMirrorTheOrder() {
    let scene = LayoutScene(300, 200)
    let (a, b) = (scene.view(), scene.view())
    let views = ["a": a, "b": b]

    layOut(["H:|-5-[a(10)]-6-[b(20)]"], options: .directionRightToLeft, views, in: scene)

    #expect(a.frame.minX == 285 && b.frame.minX == 259)
  }

  @Test func leadingFollowsTheInterface() {
    let scene = LayoutScene(300, 200)
    scene.root.semanticContentAttribute = .forceRightToLeft
    let (a, b) = (scene.view(), scene.view())

    layOut(["H:|-5-[a(10)]-6-[b(20)]"], ["a": a, "b": b], in: scene)

    #expect(a.frame.minX == 285 && b.frame.minX == 259)
  }

  @Test func attributesOfTheConstraints() {
    let scene = LayoutScene(300, 200)
    let (a, b) = (scene.view(), scene.view())

    let found = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[a]-(>=7@300)-[b(50)]", metrics: nil, views: ["a": a, "b": b])

    #expect(found.count == 3)
    #expect(found[0].firstItem === a && found[0].firstAttribute == .leading)
    #expect(found[0].secondItem === scene.root && found[0].secondAttribute == .leadingMargin)
    #expect(found[1].firstItem === b && found[1].secondItem === a)
    #expect(found[1].relation == .greaterThanOrEqual && found[1].constant == 7)
    #expect(found[1].priority.rawValue == 300)
    #expect(found[2].firstAttribute == .width && found[2].secondItem == nil)
  }

  @Test(
    arguments: [
      ("|-[a", 4, "Expected a ']' here. That is the end of a view"),
      ("X:[a]", 0, "Unknown orientation. Expected 'H' or 'V'"),
      ("[a]-5[b]", 5, "Expected a '-' here. That is the end of a connection"),
      ("[a(==)]", 5, "Expected a name"),
      ("[a(=5)]", 4, "Expected '==', '<=' or '>='"),
      ("[missing]", 0, "missing is not a key in the views dictionary."),
      ("[a(metric)]", 3, "metric is not a key in the metrics dictionary."),
    ])
  func errorsSayWhere(format: String, position: Int, reason: String) {
    let view = UIView()

    #expect(throws: VisualFormatError(reason: reason, format: format, position: position)) {
      try VisualFormatInterpreter(format, [], [:], ["a": view]).constraints()
    }
  }

  @Test func alignmentAlongTheAxisIsAnError() {
    let views = ["a": UIView(), "b": UIView()]

    #expect(throws: VisualFormatError.self) {
      try VisualFormatInterpreter("H:[a][b]", .alignAllLeft, [:], views).constraints()
    }
  }

  @Test func errorReadsLikeUIKits() {
    let error = VisualFormatError(reason: "Expected a name", format: "[]", position: 1)

    #expect(error.message == "Unable to parse constraint format: \nExpected a name \n[] \n ^")
  }
}
