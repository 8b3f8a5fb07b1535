public import Foundation

/// An interaction that shows a tool tip over a view.
///
/// Nothing shows it here; a test asks the interaction for its text.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added; nil before.
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open var defaultToolTip: String?
  open var isEnabled = true

  public override init() { super.init() }

  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// The tool tip at a point of the view: the delegate's, or the default; nil while the interaction is disabled.
  public func _configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled else { return nil }
    if let delegate { return delegate.toolTipInteraction(self, configurationAt: point) }
    return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}
