public import Foundation

/// A type with its own text in a dump.
public protocol AnySnapshotStringConvertible {
  /// Whether what reflection finds in the value is dumped too.
  static var renderChildren: Bool { get }
  /// What stands for the value; it must be the same in every run, on every machine.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: the description stands for the whole value, and reflection looks no further.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// In quotation marks, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes, not what they are.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// In UTC and whole seconds, whatever the machine's zone and language.
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
  /// `debugDescription` without addresses, which differ from run to run.
  public var snapshotDescription: String { PointerPurge.purged(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// In quotation marks, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// In quotation marks, with escapes, as a string of the same characters.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// As written, with its base where it is relative.
  public var snapshotDescription: String { debugDescription }
}
