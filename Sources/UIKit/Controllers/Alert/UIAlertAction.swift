import DarkroomCoreGraphics
import Foundation

/// A choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How a choice looks and where it stands: `cancel` is last and apart, `destructive` is red.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style = .default
  open var accessibilityIdentifier: String?
  open var isEnabled = true {
    didSet { alert?.actionDidChange() }
  }
  private let handler: ((UIAlertAction) -> Void)?
  /// Where the action was added.
  final weak var alert: UIAlertController?

  public override init() {
    handler = nil
    super.init()
  }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// What a tap does: the alert goes away, then the handler is called.
  package func choose() {
    if let alert, alert.presentingViewController != nil { alert.dismiss(animated: false) }
    handler?(self)
  }
}
