import DarkroomUIKit
import Foundation
import Testing

/// Text flows around the exclusion paths of its container.
@MainActor
struct ExclusionPathTests {
  private let storage = NSTextStorage(
    string: "one two six ten old new red big far low hot dry",
    attributes: [.font: UIFont.systemFont(ofSize: 16)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 0))

  init() {
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private var fragments: [CGRect] {
    var rects: [CGRect] = []
    unsafe manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 47)) {
      rect, _, _, _, _ in rects.append(rect)
    }
    return rects
  }

  @Test func aPathDividesTheLinesBesideIt() {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 75, y: 0, width: 50, height: 10))]
    let fragments = fragments

    #expect(!container.isSimpleRectangularTextContainer)
    #expect(fragments[0].minX == 0 && fragments[0].maxX == 75)
    #expect(fragments[1].minX == 125 && fragments[1].maxX == 200)
    #expect(fragments[0].minY == fragments[1].minY)
    #expect(fragments[2].minX == 0 && fragments[2].width == 200)
    #expect(fragments[2].minY == fragments[0].maxY)
  }

  @Test func linesAreWholeAgainWithoutPaths() {
    let before = fragments
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 75, y: 0, width: 50, height: 10))]
    #expect(fragments != before)
    container.exclusionPaths = []

    #expect(container.isSimpleRectangularTextContainer)
    #expect(fragments == before)
  }

  @Test func glyphsKeepThePaddingFromThePath() {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 90))]
    let box = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 1), in: container)

    #expect(box.minX == 55)
  }

  @Test func aTextViewBecomesHigherAroundAPath() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.font = .systemFont(ofSize: 16)
    view.text = storage.string
    let before = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 40))
    ]

    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > before + 39)
    #expect(view.caretRect(for: view.beginningOfDocument).minY == 48)
  }

  @Test func movingDownSkipsTheOtherSideOfAPath() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.font = .systemFont(ofSize: 16)
    view.text = storage.string
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 75, y: 0, width: 50, height: 10))
    ]
    let start = view.beginningOfDocument
    let below = try #require(view.position(from: start, in: .down, offset: 1))

    #expect(view.caretRect(for: below).minX == 5)
    #expect(view.caretRect(for: below).minY > view.caretRect(for: start).maxY - 1)
  }
}
