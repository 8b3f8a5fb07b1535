public import Foundation

/// The menus of an app.
///
/// Headless: nothing shows them; `_menu` is what the responders built.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
  private var builder: MenuBuilder?

  override init() { super.init() }

  /// Builds anew, at once.
  open func setNeedsRebuild() {
    let builder = MenuBuilder(system: self)
    self.builder = builder
    UIApplication.shared.buildMenu(with: builder)
    (UIApplication.shared.delegate as? UIResponder)?.buildMenu(with: builder)
  }

  /// Headless: the menus are as they were built.
  open func setNeedsRevalidate() {}

  /// What was built last, with the menus of the bar as its children.
  public var _menu: UIMenu? { builder?.root }
}
