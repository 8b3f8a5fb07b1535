import DarkroomUIKit
import Testing

/// Closures that are asked instead of what was set (iOS 17).
@MainActor
struct AccessibilityBlockTests {
  @Test(arguments: [true, false])
  func aClosureIsAskedEachTime(ofView isView: Bool) {
    let object: NSObject = isView ? UIView() : NSObject()
    var count = 0
    object.accessibilityLabel = "set"
    object.accessibilityTraits = .button
    object.accessibilityLabelBlock = {
      count += 1
      return "asked \(count)"
    }
    object.accessibilityTraitsBlock = { .header }
    object.isAccessibilityElementBlock = { true }
    object.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 10, height: 20) }
    object.accessibilityElementsBlock = { [object] }
    object.accessibilityElementsHiddenBlock = { count > 1 }

    #expect(object.accessibilityLabel == "asked 1")
    #expect(!object.accessibilityElementsHidden)
    #expect(object.accessibilityAttributedLabel?.string == "asked 2")
    #expect(object.accessibilityElementsHidden)
    #expect(object.accessibilityTraits == .header && object.isAccessibilityElement)
    #expect(object.accessibilityActivationPoint == CGPoint(x: 6, y: 12))
    #expect(object.accessibilityElementCount() == 1)

    object.accessibilityLabelBlock = nil
    object.accessibilityTraitsBlock = nil
    #expect(object.accessibilityLabel == "set" && object.accessibilityTraits == .button)
  }

  @Test func aClosureThatAnswersNilLeavesWhatWasSet() {
    let label = UILabel()
    label.text = "text"
    label.accessibilityLabelBlock = { nil }

    #expect(label.accessibilityLabel == "text")
  }

  @Test(arguments: [true, false])
  func actionsAreClosuresToo(ofView isView: Bool) {
    let object: NSObject = isView ? UIView() : NSObject()
    #expect(!object.accessibilityActivate())
    var value = 0
    object.accessibilityActivateBlock = { true }
    object.accessibilityIncrementBlock = { value += 10 }
    object.accessibilityDecrementBlock = { value -= 1 }
    object.accessibilityPerformEscapeBlock = { true }
    object.accessibilityMagicTapBlock = { true }
    object.accessibilityIncrement()
    object.accessibilityDecrement()

    #expect(object.accessibilityActivate() && value == 9)
    #expect(object.accessibilityPerformEscape() && object.accessibilityPerformMagicTap())
  }

  /// What is said of an image is said of the view and of the button that show it alone.
  @Test func imagesSpeakForTheirViews() {
    let image = UIImage.drawn(2, 2) { _ in }
    image.accessibilityLabel = "a cat"
    image.accessibilityIdentifier = "cat"
    let button = UIButton()
    button.setImage(image, for: .normal)

    #expect(image.accessibilityIdentifier == "cat")
    #expect(UIImageView(image: image).accessibilityLabel == "a cat")
    #expect(button.accessibilityLabel == "a cat")
    button.setTitle("Cats", for: .normal)
    #expect(button.accessibilityLabel == "Cats")
    #expect(UIImage.drawn(2, 2) { _ in }.accessibilityIdentifier == nil)
  }

  @Test func choicesAreFoundByTheIdentifiersOfTheirActions() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    action.accessibilityIdentifier = "ok"
    action.accessibilityLabel = "Agree"
    alert.addAction(action)
    alert.loadViewIfNeeded()
    alert.view.layoutIfNeeded()
    var found: [UIView] = []
    var pending: [UIView] = [alert.view]
    while let view = pending.popLast() {
      if view.accessibilityIdentifier == "ok" { found.append(view) }
      pending += view.subviews
    }

    #expect(found.map(\.accessibilityLabel) == ["Agree"])
    let menu = UIMenu(title: "m")
    menu.accessibilityIdentifier = "menu"
    #expect((menu as any UIAccessibilityIdentification).accessibilityIdentifier == "menu")
  }
}
