public import Foundation

/// A button beside a swiped row, as before iOS 13.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @MainActor NSCopying {
  /// Gray, or red for what deletes.
  public enum Style: Int, Sendable {
    case `default`, normal
    public static var destructive: Style { .default }
  }

  open private(set) var style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  /// - Important: Inert. The button is drawn without it.
  open var backgroundEffect: UIVisualEffect?
  package final let handler: (UITableViewRowAction, IndexPath) -> Void

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
