import SwiftUI
import Testing

struct OffsetsTests {
  /// The offset counts before the move, as in the documentation of `move(fromOffsets:toOffset:)`.
  @Test func elementsMoveTogether() {
    var letters = ["a", "b", "c", "d", "e"]

    letters.move(fromOffsets: [0, 2], toOffset: 4)

    #expect(letters == ["b", "d", "a", "c", "e"])
  }

  @Test func elementsAreRemovedByTheirOffsets() {
    var letters = ["a", "b", "c"]

    letters.remove(atOffsets: [0, 2])

    #expect(letters == ["b"])
  }
}
