import Foundation

extension Snapshotting where Format == String {
  /// What `String(describing:)` says.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value and all that reflection finds in it, in an order that does not depend on hashing.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump().text(of: $0) }
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// A JSON object, pretty, with sorted keys.
  public static var json: Snapshotting {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .fragmentsAllowed,
    ]
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) -> String in
      guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
        SnapshotProblems.report("The value cannot be written as JSON.")
        return ""
      }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}
