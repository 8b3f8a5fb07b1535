import Foundation
import Testing

@testable import DarkroomSnapshotStore

struct TextsNamedTests {
  @Test func textsAreFoundAmongOtherKeysAndLines() {
    let json = #"{"a":"pending","pending":"x y","b":1}"# + "\n" + #"{"pending":"a\"b\/c\u00e9"}"#

    #expect(Array(TextsNamed("pending", in: [UInt8](json.utf8))) == ["x y", "a\"b/cé"])
  }

  @Test func whatStandsInATextIsNoKey() {
    let json = #"{"words":["\"pending\":\"x\""],"pending":null}"#

    #expect(Array(TextsNamed("pending", in: [UInt8](json.utf8))).isEmpty)
  }

  @Test func aTextMayEndInBackslashesAndHoldNothing() {
    let json = #"{"pending":"a\\","pending":"","pending":"\"b"}"#

    #expect(Array(TextsNamed("pending", in: [UInt8](json.utf8))) == [#"a\"#, "", #""b"#])
  }

  @Test func zerosInADamagedFileHideNothing() {
    let json = [0, 0] + [UInt8](#"{"pending":"a"}"#.utf8) + [0] + [UInt8](#"{"pending":"b"}"#.utf8)

    #expect(Array(TextsNamed("pending", in: json)) == ["a", "b"])
  }

  @Test func aTextThatIsCutShortEndsTheSequence() {
    #expect(Array(TextsNamed("pending", in: [UInt8](#"{"pending":"x\""#.utf8))).isEmpty)
  }
}
