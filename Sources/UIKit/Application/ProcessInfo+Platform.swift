public import Foundation

extension ProcessInfo {
  /// Always false, because Darkroom stands for an iPhone.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
}
