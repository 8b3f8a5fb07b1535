public import Foundation

/// The way to write, read and compare a format.
public struct Diffing<Value> {
  /// The bytes of the reference file.
  ///
  /// The same value must give the same bytes in every run.
  public var toData: (Value) -> Data
  /// Reads a reference.
  ///
  /// Bytes of another format have to become some value, for the closure cannot throw;
  /// pictures and texts are looked at before they get here.
  public var fromData: (Data) -> Value
  /// nil if the two are equal, else what to say and what to attach.
  ///
  /// The reference comes first.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// What pictures know beyond these closures; nil for every other format.
  var picture: PictureFormat<Value>?

  /// `diff` gets the reference, then the new value, and is asked only when the new value's bytes are
  /// not the reference's.
  ///
  /// It returns nil if the two count as equal.
  ///
  /// - Parameters:
  ///   - toData: the bytes of a value, as they are written to disk.
  ///   - fromData: the value of bytes from disk.
  ///   - diff: the difference between reference and new value; nil if they match.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// Upstream's way since 1.19: attachments that do not ask which library runs the test.
  ///
  /// - Parameters:
  ///   - toData: the bytes of a value, as they are written to disk.
  ///   - fromData: the value of bytes from disk.
  ///   - diff: the difference between reference and new value; nil if they match.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) -> Diffing {
    Diffing(toData: toData, fromData: fromData) { old, new in
      diff(old, new).map { ($0.0, $0.1.map(\.attachment)) }
    }
  }
}
