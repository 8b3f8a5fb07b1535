import DarkroomUIKit
import Foundation
import Testing

/// The typesetter by Apple's names, and positions in fields.
@MainActor
struct TextKitTests {
  private let storage = NSTextStorage(
    string: "one\ntwo\nthree", attributes: [.font: UIFont.systemFont(ofSize: 20)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 0))

  init() {
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  /// SF's line height is 2444/2048 of the size.
  private let lineHeight: CGFloat = 20 * 2444 / 2048

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  @Test func linesLieBelowEachOtherAsWideAsTheContainer() {
    var range = NSRange()
    let rect = unsafe manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)

    #expect(range == NSRange(location: 4, length: 4))
    #expect(rect.width == 200)
    #expect(isNear(rect.minY, lineHeight))
    #expect(isNear(rect.height, lineHeight))
    #expect(isNear(manager.usedRect(for: container).height, 3 * lineHeight))
  }

  @Test func boxesOfTheSameCharactersAreEquallyWideWhereverTheyAre() {
    let size = NSAttributedString(
      string: "two", attributes: [.font: UIFont.systemFont(ofSize: 20)]
    ).size()
    let box = manager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 3), in: container)

    #expect(box.minX == 5)
    #expect(isNear(box.width, size.width))
    #expect(isNear(box.minY, lineHeight))
  }

  @Test func aPointFindsItsCharacterAndHowFarThroughItIs() {
    let box = manager.boundingRect(
      forGlyphRange: NSRange(location: 5, length: 1), in: container)
    var fraction: CGFloat = 0
    let index = unsafe manager.characterIndex(
      for: CGPoint(x: box.minX + box.width / 4, y: box.midY), in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)

    #expect(index == 5)
    #expect(isNear(fraction, 0.25))
  }

  @Test func whatDoesNotFitGoesOnInTheNextContainer() {
    container.size = CGSize(width: 200, height: 2 * lineHeight + 1)
    let second = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(second)

    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 8))
    #expect(manager.glyphRange(for: second) == NSRange(location: 8, length: 5))
    #expect(unsafe manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil).minY == 0)
  }

  @Test func aLineFeedAtTheEndLeavesAnExtraLine() {
    #expect(manager.extraLineFragmentRect == .zero)
    storage.append(NSAttributedString(string: "\n"))

    #expect(manager.extraLineFragmentRect.minY > 0)
  }

  private final class Log: NSObject, NSTextStorageDelegate {
    var edits: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { edits.append("\(editedRange.location) \(editedRange.length) \(delta)") }
  }

  @Test func editsAreReportedOnceWithTheRangeTheyLeave() {
    let log = Log()
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "eleven")
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.endEditing()

    #expect(log.edits == ["0 6 3", "0 0 -1"])
    #expect(manager.numberOfGlyphs == 15)
  }

  @Test func aManagerStaysWithItsTextWhenAnotherTextRemovesIt() {
    NSTextStorage(string: "other").removeLayoutManager(manager)
    #expect(manager.textStorage === storage)

    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && storage.layoutManagers.isEmpty)
  }

  @Test func aTextViewShowsWhatIsEditedInItsStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Hello"
    #expect(view.textStorage.string == "Hello")

    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    #expect(view.text == "Jello")
    view.text = "Bye"
    #expect(view.textStorage.string == "Bye")
    #expect(view.layoutManager.usedRect(for: view.textContainer).height > 0)
  }

  @Test func typingReplacesTheSelection() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "one two"
    #expect(field.selectedTextRange?.start == field.endOfDocument)
    let start = field.beginningOfDocument
    field.selectedTextRange = field.position(from: start, offset: 3).flatMap {
      field.textRange(from: start, to: $0)
    }
    field.insertText("ten")
    #expect(field.text == "ten two")
    field.deleteBackward()

    #expect(field.text == "te two")
    #expect(field.offset(from: start, to: field.selectedTextRange?.end ?? start) == 2)
  }

  @Test func rangesGiveTheirTextAndReplaceIt() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one two"
    let four = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    let range = try #require(view.textRange(from: four, to: view.endOfDocument))
    #expect(view.text(in: range) == "two")
    #expect(view.position(from: view.endOfDocument, offset: 1) == nil)

    view.replace(range, withText: "three")
    #expect(view.text == "one three")
  }

  @Test func caretsStandBetweenTheCharacters() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    field.text = "ab"
    let first = field.caretRect(for: field.beginningOfDocument)
    let last = field.caretRect(for: field.endOfDocument)
    let width = try #require(field.attributedText).size().width

    #expect(first.minX == 0)
    #expect(isNear(last.minX, width))
    #expect(field.closestPosition(to: CGPoint(x: 290, y: 15)) == field.endOfDocument)
    #expect(isNear(first.midY, 15) || abs(first.midY - 15) < 0.5)
  }
}
