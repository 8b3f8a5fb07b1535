/// The app that was launched last, with its window.
@MainActor
enum LaunchedApp {
  private static var window: UIWindow?

  static func launch(_ app: some App) {
    window?.isHidden = true
    window?.rootViewController = nil
    let (application, delegate) = (UIApplication.shared, UIApplication.shared.delegate)
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    let window = UIWindow(windowScene: UIWindowScene.ofProcess)
    window.rootViewController = UIHostingController(rootView: AppRoot(app: app))
    self.window = window
    window.makeKeyAndVisible()
    delegate?.applicationDidBecomeActive(application)
  }
}

extension UIWindowScene {
  /// The only scene of the process.
  @MainActor
  fileprivate static var ofProcess: UIWindowScene {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
      UncaughtException.raise("The application has no scene for a window.")
    }
    return scene
  }
}
