import Foundation

/// What a swipe on a row offers.
///
/// Headless: nothing swipes; tests call the handler.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Gray, or red for what deletes.
  public enum Style: Int, Sendable { case normal, destructive }

  /// A closure that performs the action; it calls `completion` with whether the action was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void
  ) -> Void

  /// The style with which the action was created.
  public let style: Style
  /// The closure that performs the action; only tests call it here.
  open private(set) var handler: Handler
  /// The title of the action's button; nil for an image without a title.
  open var title: String?
  /// The image of the action's button, if it has one.
  open var image: UIImage?
  /// The color of the action's button; by default gray, or red for a destructive action.
  open var backgroundColor: UIColor!

  /// Creates an action without an image.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
