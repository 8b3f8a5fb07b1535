public import Foundation

extension RunLoop.Mode {
  /// The mode of iOS while a finger moves content.
  ///
  /// Headless: no loop runs in it, except one that code runs so itself.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
