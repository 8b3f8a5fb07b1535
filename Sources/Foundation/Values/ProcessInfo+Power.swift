public import Foundation

// A machine that draws snapshots is neither hot nor in low power mode.

extension ProcessInfo {
  /// How hot the device is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Always nominal.
  public var thermalState: ThermalState { .nominal }
  /// Always false.
  public var isLowPowerModeEnabled: Bool { false }
  /// - Important: Inert. Nothing posts it.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// - Important: Inert. Nothing posts it.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
