/// The scene that contains all windows of the process.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  static let main = UIWindowScene()

  /// The only screen.
  open var screen: UIScreen { .main }
  /// All windows of the application, as `UIApplication.windows`.
  open var windows: [UIWindow] { WindowList.windows }
  /// The key window of the application.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// Always portrait.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// Always nil: the scene is as large as the screen.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// That of the screen, in points.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the screen; the traits of a snapshot do not change them.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Is never called by Darkroom, because the traits of the screen do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
