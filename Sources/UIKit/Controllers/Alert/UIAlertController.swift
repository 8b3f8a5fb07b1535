import DarkroomCoreGraphics
import Foundation

/// A message with actions, in the middle of the screen or at its bottom.
///
/// It looks as in iOS 13 to 18: 270 points wide with a corner radius of 14, or a sheet with margins of 8. Its material
/// does not blur; an opaque color of the same lightness replaces it.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// A box in the middle of the screen, or a sheet at its lower edge.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// Whether the message is a box in the middle or a sheet at the lower edge.
  open internal(set) var preferredStyle: Style = .alert
  /// The actions in the order in which they were added, which may differ from the order of the buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields in the order in which they were added; nil without any.
  open private(set) var textFields: [UITextField]?
  /// The text below the title; a change is visible at once.
  open var message: String? {
    didSet { contentDidChange() }
  }
  /// The action whose title is semibold; it must be one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet { contentDidChange() }
  }
  /// - Important: Inert. The alert looks the same with any.
  open var severity: UIAlertControllerSeverity = .default

  /// Creates an alert or action sheet without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open override var title: String? {
    didSet { contentDidChange() }
  }

  /// Adds an action.
  ///
  /// Only one action may have the style `cancel`; a second one traps, as on iOS.
  open func addAction(_ action: UIAlertAction) {
    UncaughtException.require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    action.alert = self
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field; traps for an action sheet, as on iOS.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    UncaughtException.require(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = AlertTextField()
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  open override func loadView() {
    view = preferredStyle == .alert ? AlertView(of: self) : ActionSheetView(of: self)
  }

  override func placePresentedView(in container: UIView) {
    container.backgroundColor = UIColor(white: 0, alpha: 0.2)
    let size = view.sizeThatFits(container.bounds.size)
    var origin = CGPoint(
      x: (container.bounds.width - size.width) / 2, y: (container.bounds.height - size.height) / 2)
    if preferredStyle == .actionSheet {
      let bottom = max(container.safeAreaInsets.bottom, ActionSheetView.margin)
      origin.y = container.bounds.height - bottom - size.height
    }
    view.frame = CGRect(
      origin: origin.rounded(toScale: view.traitCollection.displayScale), size: size)
    view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
    ]
    if preferredStyle == .alert { view.autoresizingMask.insert(.flexibleBottomMargin) }
  }

  override var presentsOverPresenter: Bool { true }

  func actionDidChange() { viewIfLoaded?.setNeedsLayout() }

  private func contentDidChange() {
    (viewIfLoaded as? AlertContentView)?.contentDidChange()
  }
}

/// A text field between the message and the actions, with space between its text and its border.
final class AlertTextField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
