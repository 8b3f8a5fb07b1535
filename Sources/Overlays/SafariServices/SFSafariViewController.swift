/// A controller that remembers which page it was made for.
///
/// Headless: no page is loaded; its view is plain.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How a page is shown; a controller keeps a copy.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Kept for tests; no page is shown.
    open var entersReaderIfAvailable = false
    /// Kept for tests; no bars are shown.
    open var barCollapsingEnabled = true

    public override init() { super.init() }

    func duplicate() -> Configuration {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// What the button says that ends it.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  package let url: URL
  private let settings: Configuration
  /// Is called by tests, never by the controller.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// - Important: Inert.
  open var preferredBarTintColor: UIColor?
  /// - Important: Inert.
  open var preferredControlTintColor: UIColor?
  /// - Important: Inert.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Raises for a URL whose scheme is neither `http` nor `https`, as on iOS.
  public init(url URL: URL, configuration: Configuration) {
    UncaughtException.require(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.",
      name: .invalidArgument)
    url = URL
    settings = configuration.duplicate()
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Raises for a URL whose scheme is neither `http` nor `https`, as on iOS.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Raises for a URL whose scheme is neither `http` nor `https`, as on iOS.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  public required init?(coder: NSCoder) { nil }

  /// A copy: changes to it have no effect.
  open var configuration: Configuration { settings.duplicate() }

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
  }
}
