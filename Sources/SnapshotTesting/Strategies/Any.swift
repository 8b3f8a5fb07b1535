import Foundation

extension Snapshotting where Format == String {
  /// The text of `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value and everything that reflection finds in it, in an order that does not depend on hashing.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).text }
  }
}

extension Snapshotting where Format == String {
  /// A JSON value, or an array or dictionary of such values, pretty-printed with sorted keys.
  ///
  /// A value without a JSON representation fails the assertion.
  public static var json: Snapshotting {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .fragmentsAllowed,
    ]
    var strategy = SimplySnapshotting.lines.pullback {
      (value: Value, _) throws(SnapshotProblem) -> String in
      guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
        throw SnapshotProblem(words: "The value cannot be written as JSON.")
      }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}
