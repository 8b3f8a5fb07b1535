public import Foundation

extension RunLoop.Mode {
  /// The mode of iOS while a finger moves content.
  ///
  /// No loop runs in this mode here, unless code does so itself.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
