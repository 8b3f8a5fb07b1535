import DarkroomUIKit
import Testing

@MainActor
@Suite(.tags(.textMetrics, .autoLayout))
struct LabelLayoutTests {
  private func label(_ text: String, lines: Int, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func lineHeight(_ size: CGFloat) -> CGFloat {
    let scale = UIScreen.mainScale
    return (1.193_359_4 * size * scale).rounded(.up) / scale
  }

  /// The width decides the height: a text that has no room breaks, and pushes what is below.
  @Test func labelBreaksAtTheWidthThatItGets() {
    let scene = LayoutScene(120, 400)
    let text = scene.add(label("one two three four five six seven eight", lines: 0))
    let below = scene.add(Box(10, 10))
    scene.layOut([
      text.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      text.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
      text.topAnchor.constraint(equalTo: scene.root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])

    let height = text.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(height > 2 * lineHeight(17))
    #expect(text.frame.width == 120 && text.frame.height == height)
    #expect(abs(below.frame.minY - height) < 1e-9)
  }

  @Test func widerRootMeansFewerLines() {
    let scene = LayoutScene(120, 400)
    let text = scene.add(label("one two three four five six seven eight", lines: 0))
    scene.layOut([
      text.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      text.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
      text.topAnchor.constraint(equalTo: scene.root.topAnchor),
    ])
    #expect(text.frame.height > 2 * lineHeight(17))

    scene.root.frame.size.width = 600
    scene.root.layoutIfNeeded()

    #expect(abs(text.frame.height - lineHeight(17)) < 1e-9)
  }

  @Test func preferredWidthIsKeptWhateverTheRoom() {
    let scene = LayoutScene(600, 400)
    let text = scene.add(label("one two three four five six seven eight", lines: 0))
    text.preferredMaxLayoutWidth = 100
    scene.layOut([
      text.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      text.topAnchor.constraint(equalTo: scene.root.topAnchor),
    ])

    #expect(text.frame.width <= 100 && text.frame.height > 2 * lineHeight(17))
  }

  @Test func changedTextChangesTheHeight() {
    let scene = LayoutScene(120, 400)
    let text = scene.add(label("one", lines: 0))
    scene.layOut([
      text.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      text.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
      text.topAnchor.constraint(equalTo: scene.root.topAnchor),
    ])
    #expect(abs(text.frame.height - lineHeight(17)) < 1e-9)

    text.text = "one two three four five six seven eight"
    scene.root.layoutIfNeeded()

    #expect(text.frame.height > 2 * lineHeight(17))
  }

  /// The ascender is 0.9521484 of the size (Measures, text metrics), on a whole pixel.
  @Test func baselinesOfDifferentSizesMeet() {
    LayoutScene.at(scale: 3) {
      let scene = LayoutScene(400, 100)
      let large = scene.add(label("Large", lines: 1, size: 34))
      let small = scene.add(label("small", lines: 1, size: 13))
      scene.layOut([
        large.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])

      // 34 pt: 32.37 is 97.1 pixels, so 97; 13 pt: 12.38 is 37.1, so 37. The difference is 20 points.
      #expect(isRect(small.frame.standardized, 0, 30, Double(small.frame.width), 15.6667))
    }
  }

  @Test func lastBaselineIsThatOfTheLastLine() {
    LayoutScene.at(scale: 3) {
      let scene = LayoutScene(400, 200)
      let text = scene.add(label("a\nb", lines: 0, size: 17))
      let line = scene.add(Box(10, 10))
      scene.layOut([
        text.topAnchor.constraint(equalTo: scene.root.topAnchor),
        line.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
      ])

      // Lines of 20.287 points: the second baseline is at 20.287 + 16.187 = 36.474, pixel 109.
      #expect(isFrame(line, 0, 36.3333, 10, 10))
    }
  }

  /// The edge of a view without text stands for its baseline: the upper one for the first.
  @Test func plainViewsHaveEdgesForBaselines() {
    let scene = LayoutScene(100, 100)
    let a = scene.add(Box(10, 30))
    let b = scene.add(Box(10, 10))
    let c = scene.add(Box(10, 10))
    scene.layOut([
      a.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.firstBaselineAnchor),
      c.topAnchor.constraint(equalTo: a.lastBaselineAnchor),
    ])

    #expect(b.frame.minY == 5 && c.frame.minY == 35)
  }
}
