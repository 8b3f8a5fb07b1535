public import Foundation

/// The menu above a selection.
///
/// It keeps track of whether the menu is visible and posts notifications about it, but draws nothing.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Where the menu's arrow points.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  private static let controller = UIMenuController()

  /// The only instance.
  open class var shared: UIMenuController { controller }

  /// Whether the menu is considered visible.
  open private(set) var isMenuVisible = false
  /// - Important: Inert.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow; it is stored, because nothing is drawn.
  open var arrowDirection = ArrowDirection.default
  private weak var target: UIView?
  private var targetRect = CGRect.zero

  /// The frame of the menu's target on the screen; nothing is drawn there.
  open var menuFrame: CGRect {
    guard isMenuVisible, let target else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(targetRect, in: target)
  }

  /// Sets the target and considers the menu visible.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: false)
  }
  /// Considers the menu invisible.
  open func hideMenu() { setMenuVisible(false, animated: false) }
  /// Has no effect if the menu belongs to another view.
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
  /// Sets the rectangle, in points of the view, above which the menu would be; the view is not retained.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    target = targetView
  }
  /// Posts both notifications of a change immediately.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isMenuVisible = menuVisible
    post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }
  /// Has no effect, because nothing is drawn that could be outdated.
  open func update() {}

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Is posted before the menu is considered visible; the object is the controller.
  nonisolated public static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Is posted after the menu is considered visible; the object is the controller.
  nonisolated public static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Is posted before the menu is considered invisible; the object is the controller.
  nonisolated public static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Is posted after the menu is considered invisible; the object is the controller.
  nonisolated public static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Never posted here.
  nonisolated public static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
