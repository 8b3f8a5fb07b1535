/// The scene that contains all windows of the process.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  static let main = UIWindowScene()

  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { WindowList.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// Always nil: the scene is as large as the screen.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
