/// A strategy that converts values to a format that can be stored and compared.
public struct Snapshotting<Value, Format> {
  /// The extension of references, without a dot; nil for none.
  public var pathExtension: String?
  /// Writes, reads and compares the format.
  public var diffing: Diffing<Format>
  /// Takes the snapshot that an assertion requests, or returns the reason why there is none.
  var take: (Value, PictureRequest) -> Async<Result<Format, SnapshotProblem>>
  /// Whether the snapshot depends on the screen, so that a matrix takes it in each of its cells.
  var variesInMatrix = false

  init(
    pathExtension: String?, diffing: Diffing<Format>,
    take: @escaping (Value, PictureRequest) -> Async<Result<Format, SnapshotProblem>>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.take = take
  }

  /// Creates a strategy whose snapshot may arrive after the call.
  ///
  /// The extension has no dot; nil makes references without one.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of references, without a dot; nil for none.
  ///   - diffing: how snapshots are written, read and compared.
  ///   - asyncSnapshot: makes a snapshot that arrives later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing, take: Self.take(asyncSnapshot))
  }

  /// Creates a strategy whose snapshot is available when `snapshot` returns.
  ///
  /// The extension has no dot; nil makes references without one.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of references, without a dot; nil for none.
  ///   - diffing: how snapshots are written, read and compared.
  ///   - snapshot: makes the snapshot.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Takes the snapshot, on the thread of the assertion.
  ///
  /// A strategy that calls this closure of another one, instead of pulling that strategy back, loses the effects of
  /// `auditing()` and `ignoring(_:)` around it.
  public var snapshot: (Value) -> Async<Format> {
    get {
      { [take] value in
        let taken = take(value, PictureRequest())
        return Async { callback in taken.run { Self.format($0).map(callback) } }
      }
    }
    set { take = Self.take(newValue) }
  }

  private static func take(
    _ snapshot: @escaping (Value) -> Async<Format>
  ) -> (Value, PictureRequest) -> Async<Result<Format, SnapshotProblem>> {
    { value, _ in
      snapshot(value).map { format in
        SnapshotImage.problem(carriedBy: format).map(Result.failure) ?? .success(format)
      }
    }
  }

  /// The result for a caller that does not know about problems: an image carries the problem, and for a text the test
  /// fails at once.
  private static func format(_ taken: Result<Format, SnapshotProblem>) -> Format? {
    switch taken {
    case .success(let format): return format
    case .failure(let problem):
      if let image = SnapshotImage.carrying(problem) as? Format { return image }
      recordIssue(problem.words, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
      return "" as? Format
    }
  }

  /// Returns the strategy for values that `transform` converts to this one's.
  ///
  /// - Parameter transform: turns a new value into a value of this strategy.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value)
    -> Snapshotting<NewValue, Format>
  {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the strategy for values that `transform` converts to this one's asynchronously.
  ///
  /// The extension and the comparison stay as they are. The assertion's `timeout` covers both
  /// steps.
  ///
  /// - Parameter transform: turns a new value into a value of this strategy.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    pulledBack { other, request in
      Async { callback in
        transform(other).run { value in take(value, request).run(callback) }
      }
    }
  }

  /// Returns the strategy for values that are converted on the main actor, where the test must run.
  package func pullback<NewValue>(
    onMainActor subject: String, _ transform: @escaping @MainActor (NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    pullback { (value: NewValue, _) throws(SnapshotProblem) in
      try MainActorAccess.run(subject, with: value) { (value) throws(SnapshotProblem) in
        transform(value)
      }
    }
  }

  /// Returns the strategy for values whose conversion depends on the request, or may fail.
  func pullback<NewValue>(
    asked transform: @escaping (NewValue, PictureRequest) throws(SnapshotProblem) -> Value
  ) -> Snapshotting<NewValue, Format> {
    pulledBack { other, request in
      Async { callback in
        do throws(SnapshotProblem) {
          take(try transform(other, request), request).run(callback)
        } catch {
          callback(.failure(error))
        }
      }
    }
  }

  private func pulledBack<NewValue>(
    _ take: @escaping (NewValue, PictureRequest) -> Async<Result<Format, SnapshotProblem>>
  ) -> Snapshotting<NewValue, Format> {
    var result = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing, take: take)
    result.variesInMatrix = variesInMatrix
    return result
  }

  /// The same strategy, taken in each cell of a matrix.
  var inMatrix: Snapshotting {
    var result = self
    result.variesInMatrix = true
    return result
  }
}

/// A strategy for values that are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for a value that is its own snapshot; only its storage and comparison have to be given.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of references, without a dot; nil for none.
  ///   - diffing: how snapshots are written, read and compared.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
