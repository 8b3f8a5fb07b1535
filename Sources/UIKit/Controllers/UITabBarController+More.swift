import DarkroomCoreGraphics
import Foundation

extension UITabBarController {
  /// The tab for the controllers that do not fit into the bar.
  struct MoreTab {
    var navigation: UIMoreNavigationController?
    /// The controller without a tab of its own that was chosen from the list.
    var displayed: UIViewController?
    /// The number of tabs that fit into the bar.
    var limit = 5
  }

  /// The place of the More tab; nil if all controllers have a tab.
  var morePlace: Int? { controllers.count > more.limit ? more.limit - 1 : nil }

  /// The controllers with a tab, which end with the one for the others.
  var barControllers: [UIViewController] {
    guard let morePlace else { return controllers }
    return Array(controllers[..<morePlace]) + [moreController]
  }

  /// The controllers without a tab of their own.
  var listedControllers: [UIViewController] {
    morePlace.map { Array(controllers[$0...]) } ?? []
  }

  /// The controller whose view is visible.
  var shownController: UIViewController? {
    barControllers.indices.contains(selected) ? barControllers[selected] : nil
  }

  var isMoreSelected: Bool { morePlace == selected }

  var moreController: UIMoreNavigationController {
    if let navigation = more.navigation { return navigation }
    let navigation = UIMoreNavigationController(of: self)
    more.navigation = navigation
    return navigation
  }

  /// Regular widths have room for eight tabs (a guess; the five of compact widths are documented).
  private var currentLimit: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// Arranges the tabs again if another number of them fits.
  func followWidth() {
    guard more.limit != currentLimit else { return }
    if controllers.count > min(more.limit, currentLimit) {
      replaceControllers(with: controllers)
    } else {
      more.limit = currentLimit
    }
  }

  /// Adapts the More tab to new controllers, after all controllers have come back from it.
  func arrangeMore() {
    more.limit = currentLimit
    guard let navigation = more.navigation ?? (morePlace == nil ? nil : moreController) else {
      return
    }
    if morePlace == nil {
      guard navigation.parent === self else { return }
      announceRemoval(of: navigation)
      navigation.viewIfLoaded?.removeFromSuperview()
      navigation.removeFromParent()
    } else if navigation.parent !== self {
      addChild(navigation)
      navigation.didMove(toParent: self)
    }
    navigation.list.show(
      listedControllers, isEditable: !(customizableViewControllers ?? []).isEmpty)
  }

  /// Shows one of the listed controllers above the list.
  ///
  /// The controllers of a navigation controller move onto the stack with the list, so that there is one bar: while it
  /// is shown, its own stack is empty (QMUI/QMUIDemo_iOS#75).
  func showFromList(_ controller: UIViewController, animated: Bool) {
    guard more.displayed !== controller, controller !== more.navigation else { return }
    moreController.popToRootViewController(animated: false)
    guard let navigation = controller as? UINavigationController else {
      more.displayed = controller
      return moreController.pushViewController(controller, animated: animated)
    }
    let stack = navigation.viewControllers
    guard !stack.isEmpty else { return }
    more.displayed = controller
    navigation.setViewControllers([], animated: false)
    moreController.setViewControllers([moreController.list] + stack, animated: animated)
  }

  /// Takes the shown controller back, after everything above the list has been popped.
  ///
  /// - Parameter bottom: the controller that was the lowest above the list.
  func takeBack(_ bottom: UIViewController) {
    guard let displayed = more.displayed else { return }
    more.displayed = nil
    if let navigation = displayed as? UINavigationController {
      navigation.setViewControllers([bottom], animated: false)
    } else {
      addChild(displayed)
      displayed.didMove(toParent: self)
    }
  }

  /// Forgets the shown controller, which has left the stack for another parent, or whose own controllers have.
  func loseShownController() {
    guard let displayed = more.displayed else { return }
    more.displayed = nil
    if !(displayed is UINavigationController) { dropTab(of: displayed) }
  }
}
