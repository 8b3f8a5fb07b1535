import DarkroomUIKit
import Testing

/// Accessibility of objects that are no responders.
@MainActor
struct NSObjectAccessibilityTests {
  @Test func anyObjectKeepsWhatIsSaidOfIt() {
    let object = NSObject()
    #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)

    object.isAccessibilityElement = true
    object.accessibilityLabel = "a"
    object.accessibilityTraits = .button
    object.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 20)
    object.accessibilityElements = [object]

    #expect(object.isAccessibilityElement && object.accessibilityLabel == "a")
    #expect(object.accessibilityAttributedLabel?.string == "a")
    #expect(object.accessibilityTraits == .button)
    #expect(object.accessibilityActivationPoint == CGPoint(x: 5, y: 10))
    #expect(object.accessibilityElementCount() == 1)
    #expect(object.index(ofAccessibilityElement: object) == 0)
    #expect(NSObject().accessibilityLabel == nil)
  }

  @Test func aViewSeenAsAnObjectAnswersAsAView() {
    final class Plate: UIView {
      override var accessibilityLabel: String? {
        get { "plate" }
        set {}
      }
    }
    let object: NSObject = Plate()

    #expect(object.accessibilityLabel == "plate")
    object.accessibilityHint = "b"
    #expect((object as? UIView)?.accessibilityHint == "b")
  }
}
