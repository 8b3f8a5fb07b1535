import DarkroomUIKit
import Foundation
import Testing

/// Foundation on Linux traps when it compares neighboring values whose first word looks like that of
/// a Core Foundation object without a type.
struct AttributeValueTests {
  private static let key = NSAttributedString.Key("value")

  private static var pairs: [(NSObject, NSObject)] {
    let wide = NSMutableParagraphStyle()
    wide.lineSpacing = 3
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    return [
      (UIColor.red, UIColor(white: 0, alpha: 0)), (UIColor.label, UIColor.blue),
      (UIFont.systemFont(ofSize: 10), UIFont.boldSystemFont(ofSize: 12)),
      (NSParagraphStyle.default, wide), (NSShadow(), shadow),
      (NSTextAttachment(), NSTextAttachment()),
      (NSTextTab(textAlignment: .left, location: 1), NSTextTab(textAlignment: .left, location: 2)),
    ]
  }

  /// What code with attributed strings does: values over one another and side by side.
  private func exercise(_ a: Any, _ b: Any) -> [NSRange] {
    let text = NSMutableAttributedString(string: "Hello World")
    text.addAttribute(Self.key, value: a, range: NSRange(location: 0, length: 11))
    text.addAttribute(Self.key, value: b, range: NSRange(location: 6, length: 5))
    text.addAttributes([Self.key: a], range: NSRange(location: 3, length: 3))
    text.append(NSAttributedString(string: "!", attributes: [Self.key: b]))
    text.removeAttribute(Self.key, range: NSRange(location: 5, length: 1))
    var found: [NSRange] = []
    unsafe text.enumerateAttribute(Self.key, in: NSRange(location: 0, length: 12)) { _, range, _ in
      found.append(range)
    }
    return found
  }

  private let expected = [
    NSRange(location: 0, length: 5), NSRange(location: 5, length: 1),
    NSRange(location: 6, length: 6),
  ]

  @Test func objectsAreComparedByTheirOwnEquality() {
    for (a, b) in Self.pairs {
      #expect(exercise(a, b) == expected, "\(type(of: a))")
      #expect(exercise(a, a) == expected)
    }
  }

  /// The test that fails without the tag: by chance, nearly every pointer in its place is harmless.
  @Test func objectsCarryATypeNumberInTheirFirstWord() {
    for (a, _) in Self.pairs {
      let word = unsafe Unmanaged.passUnretained(a).toOpaque().load(
        fromByteOffset: 16, as: UInt64.self)
      #expect((word >> 8) & 0x3ff == 1, "\(type(of: a))")
    }
  }

  @Test func roundNumbersAreCompared() throws {
    #expect(exercise(CGFloat(1), CGFloat(2)) == expected)
    let text = NSAttributedString(string: "x", attributes: [.kern: CGFloat(1.5)])
    let kern = unsafe text.attribute(.kern, at: 0, effectiveRange: nil)
    let all = unsafe text.attributes(at: 0, effectiveRange: nil)
    #expect(kern as? CGFloat == 1.5)
    #expect(all[.kern] as? CGFloat == 1.5)
  }

  @Test func coreGraphicsColorsAreCompared() {
    #expect(exercise(UIColor.red.cgColor, UIColor.blue.cgColor) == expected)
  }

  @Test func spacingInCGFloatsIsDrawn() {
    let wide = "abc".size(withAttributes: [.kern: CGFloat(10)]).width

    #expect(abs(wide - "abc".size().width - 30) < 1e-9)
  }
}
