public import Foundation

/// A button beside a swiped row, as before iOS 13.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @MainActor NSCopying {
  /// Gray, or red for what deletes.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// Another name of `default`, the red style.
    public static var destructive: Style { .default }
  }

  /// The style with which the action was created.
  open private(set) var style: Style
  /// The title of the action's button.
  open var title: String?
  /// The color of the action's button; nil means the color of the style.
  open var backgroundColor: UIColor?
  /// - Important: Inert. The button is drawn without it.
  open var backgroundEffect: UIVisualEffect?
  package final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action; nothing swipes a row here, so only tests call the handler.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// With the same handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
    return copy
  }
}
