import DarkroomCoreGraphics
import Foundation

/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action: `cancel` is separate and last, and `destructive` is red.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel, destructive
  }

  /// The title of the action's button.
  open private(set) var title: String?
  /// The style with which the action was created; `default` if none was given.
  open private(set) var style: Style = .default
  /// The identifier of the action's button for accessibility.
  open var accessibilityIdentifier: String?
  /// Whether the button can be tapped; false shows its title in gray.
  open var isEnabled = true {
    didSet { alert?.actionDidChange() }
  }
  private let handler: ((UIAlertAction) -> Void)?
  /// The alert to which the action was added.
  final weak var alert: UIAlertController?

  public override init() {
    handler = nil
    super.init()
  }

  /// Creates an action; a tap dismisses the alert first, and then calls the handler.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Performs a tap on the action: dismisses the alert, then calls the handler.
  package func choose() {
    if let alert, alert.presentingViewController != nil { alert.dismiss(animated: false) }
    handler?(self)
  }
}
