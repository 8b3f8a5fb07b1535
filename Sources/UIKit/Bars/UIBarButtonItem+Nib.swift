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
    set(\.style, nib.word("style", ["plain": .plain, "done": .done, "bordered": .plain]))
    set(\.width, nib.number("width"))
    set(\.tintColor, nib.color("tintColor"))
    nib.ignore("landscapeImage")
    if let view = nib.view("customView") { customView = view }
  }
}
