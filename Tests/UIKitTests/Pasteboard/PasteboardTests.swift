import DarkroomUIKit
import Foundation
import Testing

@MainActor
struct PasteboardTests {
  @Test func whatIsCopiedCanBePastedByKind() {
    let board = UIPasteboard.withUniqueName()
    #expect(!board.hasStrings)
    board.string = "text"
    #expect(board.string == "text")
    #expect(board.hasStrings)
    #expect(!board.hasImages)
    #expect(board.changeCount == 1)

    board.url = URL(string: "https://example.org")
    #expect(board.string == nil)
    #expect(board.url?.host == "example.org")
    #expect(UIPasteboard(name: board.name, create: false)?.url == board.url)
    #expect(UIPasteboard(name: .init("unknown"), create: false) == nil)
  }
}
