/// Shows no contacts; a test calls the delegate.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  /// - Important: Inert.
  open var displayedPropertyKeys: [String]?
  /// - Important: Inert.
  open var predicateForEnablingContact: NSPredicate?
  /// - Important: Inert.
  open var predicateForSelectionOfContact: NSPredicate?

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
  }
}
