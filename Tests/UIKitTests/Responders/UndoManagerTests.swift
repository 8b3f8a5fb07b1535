import DarkroomUIKit
import Testing

/// Changes that are taken back and made again.
@MainActor
struct UndoManagerTests {
  private final class Counter {
    var value = 0
    let manager = UndoManager()

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test func aChangeIsTakenBackAndMadeAgain() {
    let counter = Counter()
    counter.set(1)

    counter.manager.undo()
    #expect(counter.value == 0 && counter.manager.canRedo && !counter.manager.canUndo)
    counter.manager.redo()
    #expect(counter.value == 1 && counter.manager.canUndo && !counter.manager.canRedo)
  }

  @Test func changesOfOneGroupGoTogetherBackwards() {
    let counter = Counter()
    counter.manager.groupsByEvent = false
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    counter.manager.endUndoGrouping()
    counter.manager.beginUndoGrouping()
    counter.set(3)
    counter.manager.setActionName("Count")
    counter.manager.endUndoGrouping()

    #expect(counter.manager.undoMenuItemTitle == "Undo Count")
    counter.manager.undo()
    #expect(counter.value == 2)
    counter.manager.undo()
    #expect(counter.value == 0)
  }

  @Test func aNewChangeEndsWhatCouldBeMadeAgain() {
    let counter = Counter()
    counter.set(1)
    counter.manager.undo()
    counter.set(5)

    #expect(!counter.manager.canRedo)
  }

  @Test func aTargetThatHasGoneIsPassedOver() {
    let manager = UndoManager()
    var called = false
    do { manager.registerUndo(withTarget: Counter()) { _ in called = true } }

    manager.undo()

    #expect(!called)
  }

  @Test func respondersShareTheirWindowsManager() {
    let window = UIWindow()
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)

    #expect(view.undoManager != nil && view.undoManager === window.undoManager)
  }
}
