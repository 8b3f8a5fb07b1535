/// A way to turn values into a format that lies on disk and can be compared.
public struct Snapshotting<Value, Format> {
  /// The extension of references, without a dot; nil for none.
  public var pathExtension: String?
  /// Asked for the bytes of a snapshot, and for the difference where the reference has others.
  public var diffing: Diffing<Format>
  /// Takes the snapshot; runs on the thread of the assertion.
  public var snapshot: (Value) -> Async<Format>
  /// Whether what it shows depends on the screen, so that a matrix takes it in each of its cells.
  var variesInMatrix = false

  /// A strategy whose snapshot may arrive later than the call.
  ///
  /// The extension has no dot; nil makes references without one.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = asyncSnapshot
  }

  /// A strategy whose snapshot is there when `snapshot` returns.
  ///
  /// The extension has no dot; nil makes references without one.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The strategy for values that `transform` turns into this one's.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value)
    -> Snapshotting<NewValue, Format>
  {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The strategy for values that become this one's some time after `transform` was called.
  ///
  /// The extension and the comparison stay as they are. The assertion's `timeout` covers both
  /// steps.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      other in
      Async { callback in
        transform(other).run { value in snapshot(value).run(callback) }
      }
    }
    result.variesInMatrix = variesInMatrix
    return result
  }

  /// The same, taken in each cell of a matrix.
  var inMatrix: Snapshotting {
    var result = self
    result.variesInMatrix = true
    return result
  }
}

/// A strategy for values that are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// The value is its own snapshot; only how it is written and compared has to be said.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
