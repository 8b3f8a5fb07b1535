import DarkroomCoreGraphics
public import Foundation

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24

    /// The words that the item shows; nil for a space or a symbol.
    var words: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      default: nil
      }
    }
  }

  open var style: Style = .plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var customView: UIView? {
    didSet { bar?.setNeedsLayout() }
  }
  open var tintColor: UIColor? {
    didSet { bar?.setNeedsLayout() }
  }
  /// Points; for fixed spaces.
  open var width: CGFloat = 0
  open private(set) var systemItem: SystemItem?

  public override init() { super.init() }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    barButtonSystemItem item: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: item.words, style: item == .done || item == .save ? .done : .plain, target: target,
      action: action)
    systemItem = item
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// What a tap does.
  func send() {
    if let primaryAction { return primaryAction.perform(from: self) }
    if let action { _ = ActionDispatch.send(action, to: target, from: self, for: nil) }
  }
}
