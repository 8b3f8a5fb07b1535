import DarkroomUIKit
import Foundation
import Testing

/// What an application answers without a device.
@MainActor
struct ApplicationTests {
  @Test func backgroundTasksHaveNamesOfTheirOwn() {
    let application = UIApplication.shared
    let first = application.beginBackgroundTask()
    let second = application.beginBackgroundTask(withName: "a")

    #expect(first != second && first != .invalid && second != .invalid)
    application.endBackgroundTask(first)
    application.endBackgroundTask(second)
  }

  @Test func ignoredEventsReachNoView() {
    final class Pad: UIView {
      var touched = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched += 1 }
    }
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test func anotherBrightnessIsAnnouncedWithinItsRange() {
    nonisolated(unsafe) var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: UIScreen.main, queue: nil
    ) { _ in unsafe posts += 1 }
    UIScreen.main.brightness = 0.7
    UIScreen.main.brightness = 4

    #expect(unsafe posts >= 2)
    #expect(UIScreen.main.brightness == 1)
    UIScreen.main.brightness = 0.5
    NotificationCenter.default.removeObserver(token)
  }

  @Test func windowsTellWhenTheyHideAndWhenTheyAreKeyNoMore() {
    let first = UIWindow()
    let second = UIWindow()
    nonisolated(unsafe) var told: [NSNotification.Name] = []
    let tokens = [UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: first, queue: nil) {
        unsafe told.append($0.name)
      }
    }
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    first.isHidden = true
    first.isHidden = true
    second.isHidden = true
    second.resignKey()

    #expect(
      unsafe told == [UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification])
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }

  @Test func aDelegateMayLeaveAllOut() {
    final class Delegate: NSObject, UIApplicationDelegate {}
    let delegate = Delegate()
    let url = URL(fileURLWithPath: "/")

    #expect(delegate.application(.shared, willFinishLaunchingWithOptions: nil))
    #expect(!delegate.application(.shared, open: url, options: [:]))
    #expect(
      delegate.application(.shared, supportedInterfaceOrientationsFor: nil) == .allButUpsideDown)
  }

  /// On iOS the property is an optional requirement of the protocol, and so doubly optional to those that ask one.
  @Test func theWindowOfADelegateIsDoublyOptional() {
    final class Delegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
      var window: UIWindow?
    }
    final class Bare: NSObject, UIApplicationDelegate {}
    let delegate = Delegate()
    delegate.window = UIWindow()
    delegate.window?.rootViewController = UIViewController()
    let application: (any UIApplicationDelegate)? = delegate
    let scene: (any UIWindowSceneDelegate)? = delegate

    #expect(application?.window??.rootViewController != nil)
    #expect(scene?.window??.rootViewController === delegate.window?.rootViewController)
    if let window = application?.window { #expect(window === delegate.window) }
    let bare: (any UIApplicationDelegate)? = Bare()
    #expect(bare?.window == nil && bare?.window??.rootViewController == nil)
  }
}
