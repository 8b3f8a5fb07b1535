public import Foundation

/// The way to write, read and compare a format.
public struct Diffing<Value> {
  /// The contents of the reference file for a value.
  ///
  /// The same value must give the same bytes in every run.
  public var toData: (Value) -> Data
  /// Reads a reference.
  ///
  /// The value in the reference file. Invalid bytes have to become some value, because the closure cannot throw;
  /// pictures and texts are validated before it is called.
  public var fromData: (Data) -> Value
  /// Compares two values: nil if they are equal, otherwise the message and the attachments.
  ///
  /// The reference comes first.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// The additional functions for pictures; nil for every other format.
  var picture: PictureFormat<Value>?

  /// Creates a comparison.
  ///
  /// `diff` gets the reference and then the new value, and is called only if their bytes differ.
  ///
  /// It returns nil if the two count as equal.
  ///
  /// - Parameters:
  ///   - toData: the bytes of a value, as they are written to disk.
  ///   - fromData: the value from its bytes on disk.
  ///   - diff: the difference between reference and new value; nil if they match.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// Creates a comparison in upstream's form since 1.19, with attachments for either test library.
  ///
  /// - Parameters:
  ///   - toData: the bytes of a value, as they are written to disk.
  ///   - fromData: the value from its bytes on disk.
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
