import DarkroomUIKit
import Foundation
import Testing

/// Names that apps write by hand, or send over a wire.
@MainActor
struct NameTests {
  @Test func keysOfKeyboardNotifications() {
    #expect(UIResponder.keyboardFrameBeginUserInfoKey == "UIKeyboardFrameBeginUserInfoKey")
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    #expect(
      UIResponder.keyboardAnimationDurationUserInfoKey == "UIKeyboardAnimationDurationUserInfoKey")
    #expect(UIResponder.keyboardAnimationCurveUserInfoKey == "UIKeyboardAnimationCurveUserInfoKey")
    #expect(UIResponder.keyboardIsLocalUserInfoKey == "UIKeyboardIsLocalUserInfoKey")
  }

  @Test func notificationsAndTheirKeys() {
    #expect(
      UIDevice.orientationDidChangeNotification.rawValue
        == "UIDeviceOrientationDidChangeNotification")
    #expect(UIAccessibility.focusedElementUserInfoKey == "UIAccessibilityFocusedElementKey")
  }

  @Test(arguments: [
    (UITextContentType.postalCode, "postal-code"), (.emailAddress, "email"),
    (.oneTimeCode, "one-time-code"), (.newPassword, "new-password"), (.username, "username"),
    (.telephoneNumber, "tel"), (.fullStreetAddress, "street-address"),
  ])
  func contentTypesAreThoseOfTheWeb(type: UITextContentType, name: String) {
    #expect(type.rawValue == name)
  }

  @Test func attributesOfCoreTextAreThoseOfUIKit() {
    #expect(kCTTrackingAttributeName == "CTTracking")
    #expect(NSAttributedString.Key(kCTKernAttributeName) == .kern)
    #expect(NSAttributedString.Key(kCTParagraphStyleAttributeName) == .paragraphStyle)
  }

  @Test func groupedTablesHaveTheirColor() {
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
  }

  @Test func levelsOfWindowsAreCompared() {
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    #expect(max(.alert, UIWindow.Level(2001)).rawValue == 2001)
  }

  @Test func nobodyIsToldThatItRunsOnAMac() {
    #expect(!ProcessInfo.processInfo.isMacCatalystApp)
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
  }
}
