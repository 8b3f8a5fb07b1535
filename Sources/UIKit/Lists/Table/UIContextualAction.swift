import Foundation

/// What a swipe on a row offers.
///
/// Headless: nothing swipes; tests call the handler.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Gray, or red for what deletes.
  public enum Style: Int, Sendable { case normal, destructive }

  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void
  ) -> Void

  public let style: Style
  open private(set) var handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
