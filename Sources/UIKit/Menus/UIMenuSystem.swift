public import Foundation

/// The menus of an app.
///
/// Nothing shows the menus here; `_menu` is the result of the responders' building.
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

  /// Has no effect, because the menus stay as they were built.
  open func setNeedsRevalidate() {}

  /// The menu that was built last, with the menus of the menu bar as its children.
  public var _menu: UIMenu? { builder?.root }
}
