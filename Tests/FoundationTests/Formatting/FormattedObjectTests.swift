import DarkroomFoundation
import Foundation
import Testing

/// Values of formats as app code writes them; on iOS any object is one.
struct FormattedObjectTests {
  @Test func objectsAreFormattedByTheirDescriptions() {
    #expect(String(format: "%@", NSNumber(value: 3)) == "3")
    #expect(String(format: "%@ %@", NSNumber(value: true), NSString(string: "a")) == "1 a")
    #expect(String(format: "%@", [1] as NSArray) == ([1] as NSArray).description)
    #expect(String(format: "%@", NSAttributedString(string: "b")).hasPrefix("b"))
    #expect((NSNumber(value: 3) as Any) is any CVarArg)
  }

  @Test func manyKindsOfValuesAreUnambiguous() {
    let text = "abc"
    let any: Any = "any"

    #expect(String(format: "%@ %@", text, "x") == "abc x")
    #expect(Data([1, 255]).map { String(format: "%02x", $0) } == ["01", "ff"])
    #expect(String(format: "%.1f %d", CGFloat(1.5), 3 as Int32) == "1.5 3")
    #expect((any as? any CVarArg).map { String(format: "%@", $0) } == "any")
    #expect(String(format: "%d %d %d %d %d", 1, 2, 3, 4, 5) == "1 2 3 4 5")
    #expect(String(format: "100%%") == "100%")
    #expect(String(format: "%@", locale: nil, text) == "abc")
    #expect(String(format: "%@ %d", arguments: [text, 1]) == "abc 1")
    #expect(String.localizedStringWithFormat("%@", text) == "abc")
  }
}
