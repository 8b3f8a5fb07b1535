import DarkroomUIKit
import Foundation
import Testing

/// Attributed strings of both kinds say the same.
struct AttributedStringTests {
  @Test func attributesSurviveTheWayThereAndBack() {
    var text = AttributedString("a 🙂 b")
    text.font = UIFont.systemFont(ofSize: 20)
    text.kern = 2
    text.underlineStyle = .single
    var tail = AttributedString("tail")
    tail.foregroundColor = UIColor.red
    tail.link = URL(string: "https://example.com")
    let both = text + tail
    let object = NSAttributedString(both)

    #expect(object.string == "a 🙂 btail")
    #expect(value(.kern, of: object, at: 0) as? Double == 2)
    #expect(value(.underlineStyle, of: object, at: 0) as? Int == 1)
    #expect(value(.foregroundColor, of: object, at: 7) as? UIColor == .red)
    #expect(AttributedString(object) == both)
  }

  private func value(
    _ key: NSAttributedString.Key, of text: NSAttributedString, at index: Int
  ) -> Any? {
    unsafe text.attribute(key, at: index, effectiveRange: nil)
  }

  @Test func containersAreMadeOfDictionaries() {
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 9), .baselineOffset: CGFloat(3),
      NSAttributedString.Key("unknown"): 1,
    ])
    #expect(container.font?.pointSize == 9 && container.baselineOffset == 3)
  }
}
