import DarkroomUIKit
import Foundation
import Testing

@MainActor
struct TokenizerTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() { view.text = "Don't stop. Go on!\nNow" }

  private func place(_ offset: Int) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  private func unit(
    _ granularity: UITextGranularity, at offset: Int, _ direction: UITextStorageDirection = .forward
  ) throws -> String? {
    let range = view.tokenizer.rangeEnclosingPosition(
      try place(offset), with: granularity, inDirection: .storage(direction))
    return range.flatMap(view.text(in:))
  }

  @Test func positionsAreInUnits() throws {
    #expect(try unit(.word, at: 2) == "Don't")
    #expect(try unit(.sentence, at: 2) == "Don't stop. ")
    #expect(try unit(.paragraph, at: 2) == "Don't stop. Go on!")
    #expect(try unit(.paragraph, at: 20) == "Now")
    #expect(try unit(.character, at: 0) == "D")
    #expect(try unit(.document, at: 4) == view.text)
  }

  @Test func aWordEndsBackwardsWhereItBeginsForwards() throws {
    #expect(try unit(.word, at: 5) == nil)
    #expect(try unit(.word, at: 5, .backward) == "Don't")
    #expect(try unit(.word, at: 6) == "stop")
  }

  @Test func boundariesAreEndsForwardsAndBeginsBackwards() throws {
    let tokenizer = view.tokenizer
    let end = try place(5)

    #expect(tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.forward)))
    #expect(!tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.backward)))
    #expect(tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .layout(.left)))
    #expect(!tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .layout(.right)))
  }

  @Test func theNextBoundaryIsFound() throws {
    func next(_ offset: Int, _ direction: UITextStorageDirection) throws -> Int? {
      let found = view.tokenizer.position(
        from: try place(offset), toBoundary: .word, inDirection: .storage(direction))
      return found.map { view.offset(from: view.beginningOfDocument, to: $0) }
    }

    #expect(try next(5, .forward) == 10)
    #expect(try next(8, .backward) == 6)
    #expect(try next(0, .backward) == nil)
  }

  @Test func linesAreThoseOfTheView() throws {
    view.frame.size.width = 60
    view.font = .systemFont(ofSize: 17)
    let line = try #require(try unit(.line, at: 0))

    #expect(line.hasPrefix("Don't"))
    #expect(line.count < 12)
  }

  @Test func theFarthestAndExtendedRangesFollowTheDirection() throws {
    let range = try #require(view.textRange(from: try place(2), to: try place(6)))
    func offset(_ direction: UITextLayoutDirection) -> Int? {
      view.position(within: range, farthestIn: direction)
        .map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    #expect(offset(.left) == 2 && offset(.right) == 6)

    let extended = try #require(view.characterRange(byExtending: try place(20), in: .up))
    #expect(view.text(in: extended) == "Don't stop. Go on!\nN")
  }

  @Test func theDirectionIsThatOfTheFirstLetterUntilOneIsSet() throws {
    view.text = "שלום"
    let start = try place(0)
    #expect(view.baseWritingDirection(for: start, in: .forward) == .rightToLeft)

    let all = try #require(view.textRange(from: start, to: view.endOfDocument))
    view.setBaseWritingDirection(.leftToRight, for: all)
    #expect(view.baseWritingDirection(for: start, in: .forward) == .leftToRight)
    #expect(view.textAlignment == .left)
  }

  @Test func theInputDelegateHearsOfTyping() {
    let field = UITextField()
    let delegate = Listener()
    field.inputDelegate = delegate
    field.insertText("a")

    #expect(delegate.heard == ["will", "did"])
    #expect(field.textInputView === field)
  }
}

@MainActor
private final class Listener: NSObject, UITextInputDelegate {
  var heard: [String] = []

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) { heard.append("will") }
  func textDidChange(_ textInput: (any UITextInput)?) { heard.append("did") }
}
