/// Remembers its contact; it shows nothing of it.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// - Important: Inert.
  open var allowsEditing = true
  /// - Important: Inert.
  open var allowsActions = true
  /// - Important: Inert.
  open var contactStore: CNContactStore?

  private init(showing contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init(for contact: CNContact) { self.init(showing: contact) }
  public convenience init(forNewContact contact: CNContact?) {
    self.init(showing: contact ?? CNContact())
  }
  public convenience init(forUnknownContact contact: CNContact) { self.init(showing: contact) }

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
  }
}
