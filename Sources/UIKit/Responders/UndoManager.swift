import DarkroomCoreGraphics
public import Foundation

/// Remembers how to take changes back.
///
/// Foundation on Linux has no such class. If `groupsByEvent` is true, all changes registered within one turn of the
/// main run loop form a group, which is undone as a whole.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Change {
    weak var target: AnyObject?
    let undo: () -> Void
  }

  private struct Group {
    var name = ""
    var changes: [Change] = []
  }

  private enum Work { case none, undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var work = Work.none
  private var disabledDepth = 0
  private var isEventGroupOpen = false

  /// 0 for as many as there are.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }
  /// Whether changes in one turn of the main run loop form a group; true by default.
  open var groupsByEvent = true
  /// How many groups are open, one inside the other.
  open var groupingLevel: Int { open.count }
  open var isUndoing: Bool { work == .undoing }
  open var isRedoing: Bool { work == .redoing }
  /// Whether a change was registered and not taken back, also in a group that is still open.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.changes.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }
  open var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }
  /// The name of the open group, or of the last one; empty if it has none.
  open var undoActionName: String { (open.last ?? undoStack.last)?.name ?? "" }
  /// The name of what would be redone; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// "Undo" with the name of the action, always in English.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// "Redo" with the name of the action, always in English.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// The target is referenced weakly; a change whose target no longer exists is skipped.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openEventGroupIfNeeded()
    UncaughtException.require(
      !open.isEmpty, "_registerUndoObject:: must begin a group before registering undo")
    open[open.count - 1].changes.append(
      Change(target: target) { [weak target] in target.map(handler) })
    if work == .none { redoStack = [] }
  }

  /// Names the innermost open group, or the last one if none is open.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
    } else {
      open[open.count - 1].name = actionName
    }
  }

  /// Opens a group, inside that of the event if changes are grouped by event.
  open func beginUndoGrouping() {
    openEventGroupIfNeeded()
    open.append(Group())
  }

  /// An inner group becomes part of the surrounding one.
  open func endUndoGrouping() {
    UncaughtException.require(
      !open.isEmpty, "endUndoGrouping called with no matching begin")
    let group = open.removeLast()
    if open.isEmpty {
      close(group)
    } else if !group.changes.isEmpty {
      open[open.count - 1].changes += group.changes
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
    }
  }

  /// Takes the last group back; does nothing if there is none.
  ///
  /// - Precondition: No group is open, except that of the event.
  open func undo() {
    closeEventGroup()
    UncaughtException.require(open.isEmpty, "undo was called with too many nested undo groups")
    undoNestedGroup()
  }

  /// Takes the last closed group back, even while another is open.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    replay(group, as: .undoing)
  }

  /// Repeats the last group that was taken back; does nothing if there is none.
  open func redo() {
    closeEventGroup()
    guard let group = redoStack.popLast() else { return }
    replay(group, as: .redoing)
  }

  /// Ignores changes until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() { disabledDepth += 1 }

  /// Ends one call of `disableUndoRegistration()`.
  ///
  /// - Precondition: It was disabled.
  open func enableUndoRegistration() {
    UncaughtException.require(
      disabledDepth > 0,
      "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
    disabledDepth -= 1
  }

  /// Forgets what could be undone and redone, and closes open groups.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    isEventGroupOpen = false
  }

  /// Forgets the changes of one target; groups that become empty are removed.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.changes.removeAll { $0.target === target }
        return group.changes.isEmpty ? nil : group
      }
    }
    undoStack = without(undoStack)
    redoStack = without(redoStack)
    for index in open.indices { open[index].changes.removeAll { $0.target === target } }
  }

  /// Changes that are registered meanwhile reverse this operation.
  private func replay(_ group: Group, as kind: Work) {
    let before = work
    work = kind
    open.append(Group(name: group.name))
    for change in group.changes.reversed() { change.undo() }
    let inverse = open.removeLast()
    if !inverse.changes.isEmpty {
      if kind == .undoing { redoStack.append(inverse) } else { undoStack.append(inverse) }
    }
    work = before
  }

  private func close(_ group: Group) {
    guard !group.changes.isEmpty else { return }
    undoStack.append(group)
    dropOldest()
  }

  private func dropOldest() {
    guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
    undoStack.removeFirst(undoStack.count - levelsOfUndo)
  }

  private func openEventGroupIfNeeded() {
    guard groupsByEvent, open.isEmpty, work == .none else { return }
    open.append(Group())
    isEventGroupOpen = true
    RunLoop.main.perform { [weak self] in self?.closeEventGroup() }
  }

  private func closeEventGroup() {
    guard isEventGroupOpen, open.count == 1 else { return }
    isEventGroupOpen = false
    endUndoGrouping()
  }
}
