import DarkroomUIKit
import Foundation
import Testing

/// Menus of edit actions: nothing is drawn, what is shown is known.
@MainActor
@Suite(.serialized)
struct EditMenuTests {
  @Test func theMenuControllerTellsWhenItIsShownAndHidden() {
    let controller = UIMenuController.shared
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    var told: [String] = []
    let observers = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name.rawValue) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }

    controller.showMenu(from: view, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(controller.isMenuVisible)
    #expect(controller.menuFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    controller.hideMenu(from: window)
    #expect(controller.isMenuVisible)
    controller.hideMenu(from: view)
    #expect(!controller.isMenuVisible && controller.menuFrame == .zero)
    #expect(
      told == [
        "UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidShowMenuNotification",
        "UIMenuControllerWillHideMenuNotification", "UIMenuControllerDidHideMenuNotification",
      ])
  }

  private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    private(set) var points: [CGPoint] = []
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      points.append(configuration.sourcePoint)
      return UIMenu(children: suggestedActions)
    }
  }

  @Test func theInteractionAsksForItsMenuUntilItIsDismissed() {
    let delegate = Delegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    let (outer, view) = (UIView(), UIView(frame: CGRect(x: 5, y: 5, width: 9, height: 9)))
    outer.addSubview(view)
    view.addInteraction(interaction)
    interaction.reloadVisibleMenu()
    #expect(delegate.points.isEmpty)

    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 1, y: 2)))
    interaction.reloadVisibleMenu()
    #expect(delegate.points == [CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2)])
    #expect(interaction.location(in: outer) == CGPoint(x: 6, y: 7))
    interaction.dismissMenu()
    interaction.reloadVisibleMenu()
    #expect(delegate.points.count == 2)
  }

  @Test func theKeyboardSpeaksOneLanguage() {
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US"])
  }
}
