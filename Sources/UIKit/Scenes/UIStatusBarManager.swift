public import Foundation

/// The status bar, which is not drawn here; its height is the upper safe area of the key window.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  static let main = UIStatusBarManager()

  override init() { super.init() }

  /// Always `default`.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the key window has no upper safe area.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// As wide as the key window and as high as its upper safe area, in points; zero without a key window.
  open var statusBarFrame: CGRect {
    let window = UIApplication.shared.keyWindow
    return CGRect(
      x: 0, y: 0, width: window?.bounds.width ?? 0, height: window?.safeAreaInsets.top ?? 0)
  }
}
