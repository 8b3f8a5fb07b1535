import Testing
import UIKit

/// Optional calls of the optional methods of delegates, as proxies and tests of apps write them.
@MainActor
struct OptionalCallTests {
  private final class Fields: NSObject, UITextFieldDelegate {
    var said: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      said.append("ended \(reason.rawValue)")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string == "a" }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  }

  @Test func overloadsAreToldApartByTheirLabels() {
    let fields = Fields()
    let delegate: (any UITextFieldDelegate)? = fields
    let field = UITextField()

    delegate?.textFieldDidEndEditing?(field, reason: .committed)
    delegate?.textFieldDidEndEditing?(field)
    delegate?.textFieldDidBeginEditing?(field)

    #expect(fields.said == ["ended 0"])
    #expect(
      delegate?.textField?(field, shouldChangeCharactersIn: NSRange(), replacementString: "b")
        == false)
    #expect(delegate?.textFieldShouldReturn?(field) == false)
    #expect(delegate!.textFieldShouldClear!(field))
  }

  private final class Presenter: UIViewController, UIPopoverPresentationControllerDelegate,
    UIViewControllerTransitioningDelegate, UISplitViewControllerDelegate,
    UINavigationControllerDelegate
  {
    var said: [String] = []
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      said.append("dismissed")
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }

    /// The class's own properties are meant where a delegate's methods have the same name.
    func useOwnProperties() -> Bool {
      presentationController?.delegate = self
      if let navigationController, navigationController.isBeingDismissed { return false }
      if let splitViewController { return splitViewController.isCollapsed }
      return presentationController?.delegate === self
    }
  }

  @Test func presentationsAndContainersAsk() {
    let presenter = Presenter()
    let other = UIViewController()
    let presentation = UIPresentationController(presentedViewController: other, presenting: nil)
    let popover: (any UIPopoverPresentationControllerDelegate)? = presenter
    let transitions: (any UIViewControllerTransitioningDelegate)? = presenter
    let split: (any UISplitViewControllerDelegate)? = presenter
    let stack: (any UINavigationControllerDelegate)? = presenter

    popover?.presentationControllerDidDismiss?(presentation)
    #expect(presenter.said == ["dismissed"])
    #expect(popover?.adaptivePresentationStyle?(for: presentation) == UIModalPresentationStyle.none)
    #expect(
      popover?.adaptivePresentationStyle?(
        for: presentation, traitCollection: UITraitCollection()) == UIModalPresentationStyle.none)
    #expect(popover?.presentationControllerShouldDismiss?(presentation) == true)
    #expect(transitions?.animationController?(forDismissed: other) == nil)
    #expect(
      split?.splitViewController?(
        UISplitViewController(), collapseSecondary: other, onto: other) == true)
    #expect(
      stack?.navigationControllerSupportedInterfaceOrientations?(UINavigationController())
        == .landscape)
    #expect(
      stack?.navigationController?(
        UINavigationController(), animationControllerFor: .push, from: other, to: other) == nil)
    stack?.navigationController?(UINavigationController(), willShow: other, animated: true)
    #expect(presenter.useOwnProperties())
  }

  private final class Everything: NSObject, UITextViewDelegate, UIGestureRecognizerDelegate,
    UISearchControllerDelegate, UITabBarControllerDelegate, UIApplicationDelegate,
    UIWindowSceneDelegate, UINavigationBarDelegate, UITabBarDelegate, UIPageViewControllerDelegate,
    UIPickerViewDelegate, UISearchBarDelegate, UIDropInteractionDelegate,
    UIEditMenuInteractionDelegate, UISheetPresentationControllerDelegate
  {
    var said: [String] = []
    func textViewDidChange(_ textView: UITextView) { said.append("changed") }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    func didPresentSearchController(_ searchController: UISearchController) {
      said.append("search")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { said.append("tab") }
    func applicationDidBecomeActive(_ application: UIApplication) { said.append("active") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { said.append("activity") }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      9
    }
  }

  @Test func everyDelegateCanBeAsked() throws {
    let all = Everything()
    let text: (any UITextViewDelegate)? = all
    let gestures: (any UIGestureRecognizerDelegate)? = all
    let search: (any UISearchControllerDelegate)? = all
    let tabs: (any UITabBarControllerDelegate)? = all
    let app: (any UIApplicationDelegate)? = all
    let scenes: (any UIWindowSceneDelegate)? = all
    let bar: (any UINavigationBarDelegate)? = all
    let picker: (any UIPickerViewDelegate)? = all
    let drop: (any UIDropInteractionDelegate)? = all
    let view = UITextView()
    let scene = try #require(UIApplication.shared.connectedScenes.first)

    text?.textViewDidChange?(view)
    text?.scrollViewDidScroll?(view)
    search?.didPresentSearchController?(UISearchController())
    tabs?.tabBarController?(UITabBarController(), didSelect: UIViewController())
    app?.applicationDidBecomeActive?(.shared)
    scenes?.scene?(scene, continue: NSUserActivity(activityType: "a"))
    scenes?.sceneDidBecomeActive?(scene)

    #expect(all.said == ["changed", "search", "tab", "active", "activity"])
    #expect(gestures?.gestureRecognizerShouldBegin?(UITapGestureRecognizer()) == false)
    #expect(
      gestures?.gestureRecognizer?(UITapGestureRecognizer(), shouldReceive: UITouch()) == true)
    #expect(bar?.navigationBar?(UINavigationBar(), shouldPop: UINavigationItem(title: "")) == true)
    #expect(bar?.position?(for: UINavigationBar()) == UIBarPosition.any)
    #expect(picker?.pickerView?(UIPickerView(), rowHeightForComponent: 0) == 9)
    #expect(picker?.pickerView?(UIPickerView(), widthForComponent: 0) == nil)
    #expect(picker?.pickerView?(UIPickerView(), titleForRow: 0, forComponent: 0) == nil)
    #expect(drop != nil)
  }

  @Test func aPickersViewThatNobodyGivesIsNil() {
    let picker: (any UIPickerViewDelegate)? = Everything()

    #expect(
      picker?.pickerView?(UIPickerView(), viewForRow: 0, forComponent: 0, reusing: nil) == nil)
  }

  @Test func animatorsTakeBlocksByOptionalCalls() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    let animating: any UIViewImplicitlyAnimating = animator
    let view = UIView()
    animating.addAnimations? { view.alpha = 0.5 }
    animating.addCompletion? { _ in view.tag = 3 }
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)

    #expect(view.alpha == 0.5 && view.tag == 3)
  }

  @Test func delegatesOfAnyThreadCanBeAsked() {
    nonisolated final class Delegate: NSObject, CAAnimationDelegate, NSTextStorageDelegate {
      var said: [String] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        said.append("stopped \(flag)")
      }
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { said.append("edited \(delta)") }
    }
    let all = Delegate()
    let animation: (any CAAnimationDelegate)? = all
    let storage: (any NSTextStorageDelegate)? = all
    animation?.animationDidStart?(CABasicAnimation())
    animation?.animationDidStop?(CABasicAnimation(), finished: true)
    storage?.textStorage?(
      NSTextStorage(), didProcessEditing: .editedCharacters, range: NSRange(), changeInLength: 2)

    #expect(all.said == ["stopped true", "edited 2"])
  }

  /// As a layer of an app asks, before its own action.
  private final class AskingLayer: CALayer {
    func asked(_ key: String) -> (any CAAction)? {
      delegate?.action?(for: self, forKey: key) ?? nil
    }
  }

  @Test func layersAskTheirDelegates() {
    final class Delegate: NSObject, CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }
    let layer = AskingLayer()
    let delegate = Delegate()
    layer.delegate = delegate

    #expect(layer.asked("bounds") is NSNull)
  }
}
