import DarkroomUIKit
import Testing

/// Next to baselines, the system's space is the distance of the lines of body text of that size:
/// 22 points at 17, 34 at 28 (Measures, text metrics: leadings).
@MainActor
struct SystemSpacingTests {
  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "x"
    return label
  }

  /// Ascenders at three pixels a point: 17 → 49 pixels (16.333 points), 28 → 80 (26.667).
  @Test func baselinesOfTextsAreOneLeadingApart() {
    LayoutScene.at(scale: 3) {
      let scene = LayoutScene(200, 300)
      let (a, b, c) = (scene.add(label(17)), scene.add(label(17)), scene.add(label(28)))
      let high = c.topAnchor.constraint(equalTo: scene.root.topAnchor)
      high.priority = .defaultLow
      scene.layOut([
        a.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: scene.root.topAnchor, multiplier: 1),
        b.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1),
        c.firstBaselineAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: b.lastBaselineAnchor, multiplier: 2),
        high,
      ])

      // Baselines at 22, 44 and 112: less the ascenders.
      #expect(isRect(a.frame, 0, 5.6667, Double(a.frame.width), 20.3333))
      #expect(isRect(b.frame, 0, 27.6667, Double(b.frame.width), 20.3333))
      #expect(isRect(c.frame, 0, 85.3333, Double(c.frame.width), 33.6667))
    }
  }

  @Test func spaceFollowsTheFont() {
    let scene = LayoutScene(200, 300)
    let (text, box) = (scene.add(label(17)), scene.add(Box(10, 10)))
    let gap = box.topAnchor.constraint(
      equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1)
    scene.layOut([text.topAnchor.constraint(equalTo: scene.root.topAnchor), gap])
    #expect(gap.constant == 22)

    text.font = .systemFont(ofSize: 28)
    #expect(gap.constant == 34)

    gap.constant = 3
    text.font = .systemFont(ofSize: 17)
    #expect(gap.constant == 3)
  }

  @Test func edgesKeepEightPoints() {
    let (a, b) = (UIView(), UIView())

    #expect(
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 2).constant
        == 16)
    #expect(
      a.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: b.topAnchor, multiplier: 1)
        .constant == 8)
  }

  @Test func stacksUseTheSystemsSpaceBetweenBaselines() {
    LayoutScene.at(scale: 3) {
      let stack = UIStackView(arrangedSubviews: [label(17), label(17)])
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      stack.spacing = UIStackView.spacingUseSystem

      // From the first baseline to the second 22, and one line's height besides.
      #expect(stack.systemLayoutSizeFitting(.zero).height == CGFloat(66 + 61) / 3)
    }
  }
}
