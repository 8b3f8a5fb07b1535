import Foundation
import Testing

@testable import DarkroomSnapshotStore

struct TextsNamedTests {
  @Test func textsAreFoundAmongOtherKeysAndLines() {
    let json = #"{"a":"pending","pending":"x y","b":1}"# + "\n" + #"{"pending":"a\"b\/c\u00e9"}"#

    #expect(Array(TextsNamed("pending", in: Data(json.utf8))) == ["x y", "a\"b/cé"])
  }

  @Test func whatStandsInATextIsNoKey() {
    let json = #"{"words":["\"pending\":\"x\""],"pending":null}"#

    #expect(Array(TextsNamed("pending", in: Data(json.utf8))).isEmpty)
  }

  @Test func aTextThatIsCutShortEndsTheSequence() {
    #expect(Array(TextsNamed("pending", in: Data(#"{"pending":"x\""#.utf8))).isEmpty)
  }
}
