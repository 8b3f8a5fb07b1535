public import Foundation

/// A type that provides its own text in a dump.
public protocol AnySnapshotStringConvertible {
  /// Whether the value's children, which reflection finds, are dumped too.
  static var renderChildren: Bool { get }
  /// The text for the value; it must be the same in every run and on every machine.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: the description represents the whole value, without its children.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// In quotation marks, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes rather than their values.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC and whole seconds, independent of the machine's time zone and language.
  public var snapshotDescription: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
    return formatter.string(from: self)
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The `debugDescription` without addresses, which differ from run to run.
  public var snapshotDescription: String { PointerPurge.purged(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// In quotation marks, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The character in quotation marks with escapes, as in a string.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The URL as it was written, with its base if it is relative.
  public var snapshotDescription: String { debugDescription }
}
