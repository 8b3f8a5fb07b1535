import DarkroomCoreGraphics
public import Foundation

/// The state of assistive technologies: none runs here, and every setting is off.
public enum UIAccessibility {
  /// An event that an app reports to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1013)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1014)
  }

  /// Identifies the assistive technology that a notification is meant for.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOver")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControl")
  }

  /// - Important: Inert. Nobody listens.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {}

  /// Always nil: no element has the focus of an assistive technology.
  @preconcurrency @MainActor
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  /// Converts from the view's coordinates to the screen's, in points; a view without a window counts as being
  /// at the screen's origin.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    let origin = view.containingWindow?.frame.origin ?? .zero
    return inWindow.offsetBy(dx: origin.x, dy: origin.y)
  }

  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.cgPath)
    let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
    let x = convertToScreenCoordinates(CGRect(x: 1, y: 0, width: 0, height: 0), in: view).origin
    let y = convertToScreenCoordinates(CGRect(x: 0, y: 1, width: 0, height: 0), in: view).origin
    copy.apply(
      CGAffineTransform(
        a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x,
        ty: origin.y))
    return copy
  }

  @MainActor
  static func screenRect(_ rect: CGRect, of container: AnyObject?) -> CGRect {
    if let view = container as? UIView { return convertToScreenCoordinates(rect, in: view) }
    guard let element = container as? UIAccessibilityElement else { return rect }
    let frame = element.accessibilityFrame
    return rect.offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

extension UIAccessibility {
  /// The ears for which a hearing device is connected.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// Always empty.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  /// Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Always false; a snapshot sets the trait `legibilityWeight` instead.
  public static var isBoldTextEnabled: Bool { false }
  /// Always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Always true, as on a device with its first settings.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Always false; a snapshot sets the trait `accessibilityContrast` instead.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always true, as on a device with its first settings.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  private static func name(_ text: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility" + text + "Notification")
  }

  /// Headless: never posted.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  /// Headless: never posted.
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  /// Headless: never posted.
  public static let assistiveTouchStatusDidChangeNotification = name(
    "AssistiveTouchStatusDidChange")
  /// Headless: never posted.
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  /// Headless: never posted.
  public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  /// Headless: never posted.
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  /// Headless: never posted.
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  /// Headless: never posted.
  public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  /// Headless: never posted.
  public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  /// Headless: never posted.
  public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  /// Headless: never posted.
  public static let closedCaptioningStatusDidChangeNotification = name(
    "ClosedCaptioningStatusDidChange")
  /// Headless: never posted.
  public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  /// Headless: never posted.
  public static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  /// Headless: never posted.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Headless: never posted.
  public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
  /// Headless: never posted.
  public static let speakSelectionStatusDidChangeNotification = name(
    "SpeakSelectionStatusDidChange")
  /// Headless: never posted.
  public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  /// Headless: never posted.
  public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  /// Headless: never posted.
  public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  /// Headless: never posted.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Headless: never posted.
  public static let hearingDevicePairedEarDidChangeNotification = name(
    "HearingDevicePairedEarDidChange")
  /// Headless: never posted.
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  /// Headless: never posted.
  public static let elementFocusedNotification = name("ElementFocused")
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
