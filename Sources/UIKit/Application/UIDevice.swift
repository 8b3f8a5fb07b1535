public import Foundation

/// The device that the screen pretends to be.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let device = UIDevice()

  open class var current: UIDevice { device }

  override init() { super.init() }

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
  /// -1: unknown.
  open var batteryLevel: Float { -1 }
  open var isMultitaskingSupported: Bool { true }
}
