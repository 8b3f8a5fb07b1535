public import Foundation

/// The simulated device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let device = UIDevice()

  open class var current: UIDevice { device }

  public override init() { super.init() }

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { _SystemVersion.text }
  open var identifierForVendor: UUID? { nil }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  open var orientation: UIDeviceOrientation { .portrait }
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
  open var proximityState: Bool { false }
  /// Does nothing: there is no sound.
  open func playInputClick() {}
  open var isMultitaskingSupported: Bool { true }

  /// The charging state of the battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  // Never posted here, except by tests.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  nonisolated public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
