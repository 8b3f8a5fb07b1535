public import Foundation

/// The simulated device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let device = UIDevice()

  /// The only device.
  open class var current: UIDevice { device }

  public override init() { super.init() }

  /// Always "iPhone".
  open var name: String { "iPhone" }
  /// Always "iPhone", even with the traits of an iPad.
  open var model: String { "iPhone" }
  /// Always "iPhone".
  open var localizedModel: String { "iPhone" }
  /// Always "iOS".
  open var systemName: String { "iOS" }
  open var systemVersion: String { _SystemVersion.text }
  /// Always nil.
  open var identifierForVendor: UUID? { nil }
  /// The idiom of the main screen's traits; the traits of a snapshot do not change it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// Always portrait.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Always false.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// - Important: Inert.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// - Important: Inert.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// - Important: Inert. Level and state stay unknown.
  open var isBatteryMonitoringEnabled = false
  /// Always -1: unknown.
  open var batteryLevel: Float { -1 }
  /// Always unknown, even if monitoring is enabled.
  open var batteryState: BatteryState { .unknown }
  /// - Important: Inert. There is no sensor, as on some devices.
  open var isProximityMonitoringEnabled = false
  /// Always false: nothing is near.
  open var proximityState: Bool { false }
  /// Does nothing: there is no sound.
  open func playInputClick() {}
  /// Always true.
  open var isMultitaskingSupported: Bool { true }

  /// The charging state of the battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  // Never posted here, except by tests.
  /// Posted only by tests.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted only by tests.
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted only by tests.
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted only by tests.
  nonisolated public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
