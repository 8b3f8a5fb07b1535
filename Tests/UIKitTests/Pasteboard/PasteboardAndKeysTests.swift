import DarkroomUIKit
import Foundation
import Testing

@MainActor
@Suite(.serialized)
struct PasteboardAndKeysTests {
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

  private final class Screen: UIViewController {
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save", Screen.save))]
    }
    func save() {}
  }

  @Test func controllersOfferTheirKeys() {
    let plain = UIViewController()
    plain.addKeyCommand(UIKeyCommand(input: "n", modifierFlags: [], action: Selector("new")))

    #expect(Screen().keyCommands?.first?.input == "s")
    #expect(Screen().keyCommands?.first?.modifierFlags == .command)
    #expect(plain.keyCommands?.map(\.input) == ["n"])
  }

  private final class Press: NSObject, UIInteraction {
    weak var view: UIView?
    var log: [String] = []
    func willMove(to view: UIView?) { log.append("will \(view?.tag ?? -1)") }
    func didMove(to view: UIView?) {
      self.view = view
      log.append("did \(view?.tag ?? -1)")
    }
  }

  @Test func interactionsMoveFromViewToView() {
    let (first, second) = (UIView(), UIView())
    second.tag = 2
    let press = Press()
    first.addInteraction(press)
    #expect(first.interactions.count == 1)
    second.addInteraction(press)

    #expect(first.interactions.isEmpty)
    #expect(press.view === second)
    #expect(press.log == ["will 0", "did 0", "will -1", "did -1", "will 2", "did 2"])
  }

  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func sortName() -> String { name }
  }

  @Test func collationSortsIntoLetters() {
    let collation = UILocalizedIndexedCollation.current()
    let selector = Selector("sortName", Person.sortName)
    let people = [Person("Émile"), Person("adam"), Person("7up")]

    #expect(collation.sectionTitles.count == 27)
    #expect(
      people.map { collation.section(for: $0, collationStringSelector: selector) } == [4, 0, 26])
    let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["7up", "adam", "Émile"])
  }

  @Test func aScrollLayerMovesAsItsModeAllows() {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.scroll(to: CGPoint(x: 5, y: 5))
    #expect(layer.bounds.origin == CGPoint(x: 5, y: 5))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 0, y: 0))
    #expect(layer.bounds.origin == CGPoint(x: 5, y: 0))
    layer.scroll(to: CGRect(x: 0, y: 15, width: 4, height: 4))
    #expect(layer.bounds.minY == 9)
  }
}
