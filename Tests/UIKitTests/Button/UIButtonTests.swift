import DarkroomUIKit
import Testing

/// Sizes: Measures, control sizes; states: lifecycle and events.
@MainActor
struct UIButtonTests {
  @Test func systemTitleHasSixPointsAboveAndBelow() {
    let button = UIButton(type: .system)
    button.setTitle("Click me!", for: .normal)
    let size = button.intrinsicContentSize

    #expect(abs(size.height - 30) < 1e-6)
    #expect(size.width == size.width.rounded())
  }

  @Test func explicitInsetsReplaceTheDefaultOnes() {
    let button = UIButton(type: .system)
    button.setTitle("Click me!", for: .normal)
    let plain = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)

    #expect(button.intrinsicContentSize.width == plain.width + 30)
    #expect(abs(button.intrinsicContentSize.height - 48) < 1e-6)
  }

  @Test func imageAloneIsExactlyItsSize() {
    let button = UIButton()
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 9, height: 7)).image { _ in }, for: .normal)

    #expect(button.intrinsicContentSize == CGSize(width: 9, height: 7))
  }

  @Test func statesFallBackToNormal() {
    let button = UIButton()
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .selected)
    button.isHighlighted = true
    #expect(button.currentTitle == "a" && button.title(for: .highlighted) == "a")
    button.isHighlighted = false
    button.isSelected = true

    #expect(button.currentTitle == "b" && button.titleLabel?.text == "b")
  }

  @Test func titleLabelIsASubviewAtOnce() {
    let button = UIButton(type: .system)
    #expect(button.subviews.isEmpty)
    button.setTitle("Go", for: .normal)

    #expect(button.subviews.count == 1)
    #expect((button.subviews.first as? UILabel)?.text == "Go")
  }

  @Test func contactAddHasOnlyAnImageView() {
    let button = UIButton(type: .contactAdd)

    #expect(button.subviews.count == 1 && button.subviews[0] is UIImageView)
  }

  @Test func systemTitleTakesTheTint() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.tintColor = .red

    #expect(button.titleLabel?.textColor == .red)
    #expect(UIButton().currentTitleColor == .white)
  }

  @Test func titleIsCentredAndTheImageBeforeIt() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.setTitle("Go", for: .normal)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }, for: .normal)
    button.layoutIfNeeded()
    let image = button.imageView?.frame ?? .zero
    let title = button.titleLabel?.frame ?? .zero

    #expect(abs(image.maxX - title.minX) < 0.34)
    #expect(abs(image.minX - (200 - title.maxX)) < 0.34)
    #expect(image.midY == 22)
  }

  @Test func primaryActionRunsWithTitleAndImage() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Run") { _ in count += 1 })
    button.sendActions(for: .primaryActionTriggered)

    #expect(button.currentTitle == "Run" && count == 1)
  }

  @Test func configurationSetsInsetsAndPlate() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 35)
    button.layoutIfNeeded()

    #expect(abs(button.intrinsicContentSize.height - (61.0 / 3 + 14)) < 1e-6)
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.subviews.first?.frame == button.bounds)
  }
}
