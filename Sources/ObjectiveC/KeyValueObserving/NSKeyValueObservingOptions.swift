/// What an observer is told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change has the value that the property has now.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change has the value that the property had before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is told once before it has been added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is told before each change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
