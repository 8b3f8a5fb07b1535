public import Foundation

/// A destination of messages with a subsystem and a category.
open class OSLog: NSObject, @unchecked Sendable {
  /// Common kinds of categories.
  public struct Category: Sendable {
    public let rawValue: String

    /// An ordinary category: its lines go to standard error, and not to a timeline of Instruments.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let origin: LogOrigin

  /// Creates a log whose lines begin with `[subsystem:category]`.
  public init(subsystem: String, category: String) {
    origin = .named(subsystem: subsystem, category: category)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(_ origin: LogOrigin) { self.origin = origin }

  /// The default log, whose lines contain only the message.
  public static let `default` = OSLog(.unnamed)
  /// A log that writes nothing.
  public static let disabled = OSLog(.disabled)

  /// Returns true at every level, including `debug`, except for `disabled`.
  open func isEnabled(type: OSLogType) -> Bool { origin != .disabled }
}
