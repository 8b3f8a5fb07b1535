public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as pretty-printed JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// The value as JSON in the encoder's format.
  ///
  /// Without `.sortedKeys` the order of keys may change from run to run. A value that cannot be
  /// encoded fails the assertion with the encoder's error.
  ///
  /// - Parameter encoder: the encoder, with its format.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded(pathExtension: "json") { try encoder.encode($0) }
  }

  /// An XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// The value as a property list in the encoder's format, which has to be textual.
  ///
  /// A value that cannot be encoded fails the assertion with the encoder's error.
  ///
  /// - Parameter encoder: the encoder, with its format.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded(pathExtension: "plist") { try encoder.encode($0) }
  }

  private static func encoded(pathExtension: String, _ encode: @escaping (Value) throws -> Data)
    -> Snapshotting
  {
    var strategy = SimplySnapshotting.lines.pullback {
      (value: Value, _) throws(SnapshotProblem) -> String in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        throw SnapshotProblem(words: "The value cannot be encoded: \(error)")
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}
