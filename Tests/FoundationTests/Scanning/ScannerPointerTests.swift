import DarkroomFoundation
import Foundation
import Testing

/// The forms of scanners that write to variables.
struct ScannerPointerTests {
  @Test func variablesOfObjectiveCsTypesAreFilled() {
    let scanner = Scanner(string: "key: 12 3.5 0x1F rest")
    var text: NSString?
    var (whole, fraction, bits): (Int, Double, UInt64) = (0, 0, 0)
    #expect(unsafe scanner.scanUpTo(":", into: &text))
    #expect(text == "key")
    #expect(unsafe scanner.scanString(":", into: nil as UnsafeMutablePointer<NSString?>?))
    #expect(unsafe scanner.scanInt(&whole) && scanner.scanDouble(&fraction))
    #expect(unsafe scanner.scanHexInt64(&bits))
    #expect(whole == 12 && fraction == 3.5 && bits == 31)
    #expect(unsafe scanner.scanCharacters(from: .letters, into: &text))
    #expect(text == "rest")
    #expect(unsafe !scanner.scanString("x", into: &text))
    #expect(text == "rest" && scanner.isAtEnd)
  }
}
