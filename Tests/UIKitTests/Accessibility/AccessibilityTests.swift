import DarkroomUIKit
import Foundation
import Testing

@MainActor
struct AccessibilityTests {
  @Test func labelsReadTheirText() {
    let label = UILabel()
    label.text = "Hello"

    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
  }

  @Test func whatIsSetReplacesWhatAViewSaysItself() {
    let label = UILabel()
    label.text = "3"
    label.accessibilityLabel = "three messages"
    label.isAccessibilityElement = false
    label.accessibilityTraits = [.header]
    #expect(label.accessibilityLabel == "three messages")
    #expect(!label.isAccessibilityElement)
    #expect(label.accessibilityTraits == .header)

    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "3")
  }

  @Test func buttonsTellTitleAndState() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == .button)

    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
  }

  @Test func controlsTellTheirValues() {
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.maximumValue = 4
    slider.value = 1
    let bar = UIProgressView()
    bar.progress = 0.5
    let field = UITextField()
    field.placeholder = "Name"

    #expect(toggle.accessibilityValue == "1")
    #expect(slider.accessibilityValue == "25%")
    #expect(slider.accessibilityTraits == .adjustable)
    #expect(bar.accessibilityValue == "50%")
    #expect(field.accessibilityValue == "Name")
    field.text = "Ann"
    #expect(field.accessibilityValue == "Ann")
  }

  /// The length of a range may be no number of its own kind.
  @Test func slidersOfAnyRangeTellTheirShare() {
    let slider = UISlider()
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    slider.value = 0
    #expect(slider.accessibilityValue == "50%")

    slider.maximumValue = .infinity
    #expect(slider.accessibilityValue == "0%")
  }

  @Test func incrementMovesASliderByATenthAndSendsItsEvent() {
    var sent = 0
    let slider = UISlider()
    slider.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()

    #expect(abs(slider.value - 0.1) < 1e-6)
    #expect(sent == 1)
  }

  @Test func plainViewsAndImagesAreNoElements() {
    #expect(!UIView().isAccessibilityElement)
    #expect(UIView().accessibilityTraits == .none)
    #expect(!UIImageView().isAccessibilityElement)
    #expect(UIImageView().accessibilityTraits == .image)
  }

  @Test func framesAreOnTheScreen() {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)

    #expect(view.accessibilityFrame == CGRect(x: 110, y: 70, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 125, y: 90))
  }

  @Test func anElementFollowsItsContainer() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityFrame == CGRect(x: 15, y: 25, width: 10, height: 10))

    view.frame.origin.x = 40
    #expect(element.accessibilityFrame.minX == 45)
  }

  @Test func aContainerFindsItsElements() {
    let view = UIView()
    let first = UIAccessibilityElement(accessibilityContainer: view)
    let second = UIAccessibilityElement(accessibilityContainer: view)
    #expect(view.accessibilityElementCount() == 0)
    view.accessibilityElements = [first, second]

    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as AnyObject? === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test func attributedTextsAndPlainOnesAreTheSameText() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "bonjour", attributes: [.accessibilitySpeechLanguage: "fr"])

    #expect(view.accessibilityLabel == "bonjour")
    view.accessibilityLabel = "hello"
    #expect(view.accessibilityAttributedLabel?.string == "hello")
  }

  @Test func customActionsRunTheirHandlers() {
    let view = UIView()
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { action in action.name == "Delete" }
    ]

    let action = view.accessibilityCustomActions?.first
    #expect(action.flatMap { $0.actionHandler?($0) } == true)
  }

  @Test func objectsThatAreNoViewsHaveValuesActionsAndRotors() {
    let object = NSObject()
    object.accessibilityValue = "3"
    object.accessibilityHint = "Opens it"
    object.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in true }
    ]
    object.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Words") { _ in nil }
    ]

    #expect(object.accessibilityValue == "3")
    #expect(object.accessibilityHint == "Opens it")
    #expect(object.accessibilityCustomActions?.map(\.name) == ["Delete"])
    #expect(object.accessibilityCustomRotors?.map(\.name) == ["Words"])
    #expect(NSObject().accessibilityValue == nil)
  }

  @Test func customContentIsTheViewsOwn() {
    final class Card: UIView, @MainActor AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = [
        AXCustomContent(label: "Price", value: "4 €")
      ]
    }
    let content: (any AXCustomContentProvider)? = Card() as UIView as? any AXCustomContentProvider

    #expect(content?.accessibilityCustomContent.first?.label == "Price")
    #expect(content?.accessibilityCustomContent.first?.attributedValue.string == "4 €")
    #expect(content?.accessibilityCustomContent.first?.importance == .default)
  }

  @Test func pathsAreConvertedToTheScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    window.addSubview(view)
    let path = UIAccessibility.convertToScreenCoordinates(
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), in: view)

    #expect(path.bounds == CGRect(x: 11, y: 22, width: 3, height: 4))
  }

  @Test func noAssistiveTechnologyRuns() {
    UIAccessibility.post(notification: .screenChanged, argument: nil)

    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }
}
