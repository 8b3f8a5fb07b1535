import DarkroomCoreGraphics
import Foundation

extension UIBarButtonItem {
  static let systemItems: [String: SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]

  func decode(_ nib: any InterfaceReader) {
    if let item = nib.word("systemItem", Self.systemItems) { become(item) }
    decodeItem(nib)
    set(nib.word("style", ["plain": .plain, "done": .done, "bordered": .plain])) { $0.style = $1 }
    set(nib.number("width")) { $0.width = $1 }
    set(nib.color("tintColor")) { $0.tintColor = $1 }
    nib.ignore("landscapeImage")
    if let view = nib.view("customView") { customView = view }
  }
}
