public import Foundation

/// An action below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The look of an action's title.
  public enum Style: Int, Sendable {
    case `default`, selected, destructive
  }

  public let title: String
  /// The action's closure; tests call it with the action and the previewed controller.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  let style: Style

  public convenience init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.init(storing: title, style) { action, controller in
      (action as? UIPreviewAction).map { handler($0, controller) }
    }
  }

  private init(
    storing title: String, _ style: Style,
    handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
