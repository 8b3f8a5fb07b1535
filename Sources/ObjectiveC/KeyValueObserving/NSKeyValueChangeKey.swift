/// The keys of the dictionary that tells an observer by name of a change.
///
/// Values are Swift's own: a point is a `CGPoint`, not an `NSValue`. A value of nil is `NSNull`, as on iOS.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of an `NSKeyValueChange`, a `UInt`; in every change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// Missing without the option `new`, and in the call before a change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// Missing without the option `old`, and in the initial call.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Never in a change: no collection tells of single elements.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// `true` in the call before a change, else missing.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
