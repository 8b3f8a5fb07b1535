public import Foundation

extension ProcessInfo {
  /// False: what is played is a phone.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
}
