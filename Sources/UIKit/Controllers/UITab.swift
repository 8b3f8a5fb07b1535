public import Foundation

/// A tab of a tab bar controller: its title and image, and the controller that it shows.
///
/// - SeeAlso: [UITab](https://developer.apple.com/documentation/uikit/uitab). We differ: the controller is created when
///   the tab is given to a tab bar controller, because `viewControllers` holds all controllers. iOS creates it when
///   someone selects the tab.
@preconcurrency @MainActor
open class UITab: NSObject {
  private let provider: ((UITab) -> UIViewController)?
  private var providedController: UIViewController?

  /// Creates a tab whose controller `viewControllerProvider` returns.
  ///
  /// The identifier is unique among the tabs of a tab bar controller.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The name by which `tab(forIdentifier:)` finds the tab.
  public final let identifier: String
  /// The title in the bar; it replaces that of the controller's bar item.
  open var title: String { didSet { describe() } }
  /// The image in the bar; it replaces that of the controller's bar item.
  open var image: UIImage? { didSet { describe() } }
  /// The text of the badge; nil shows none.
  open var badgeValue: String? { didSet { describe() } }
  /// Whether the tab can be selected by a tap.
  open var isEnabled = true { didSet { describe() } }
  /// Whether the tab bar leaves the tab out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }
  /// Any value of the app; UIKit does not use it.
  open var userInfo: Any?
  /// The tab bar controller that has the tab; nil for none.
  open internal(set) weak var tabBarController: UITabBarController?

  /// The controller that the tab shows; nil for a tab without a provider.
  open var viewController: UIViewController? {
    if let providedController { return providedController }
    providedController = provider?(self)
    describe()
    return providedController
  }

  /// Writes the tab's properties to the bar item of its controller.
  private func describe() {
    guard let item = providedController?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
  }
}
