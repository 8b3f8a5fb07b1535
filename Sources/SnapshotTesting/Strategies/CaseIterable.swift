extension Snapshotting where Value: CaseIterable, Format == String {
  /// A table of a function over a type with finitely many values: one row for each argument, with the snapshot of the
  /// result.
  ///
  /// - Parameter witness: the strategy for the results of the function.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<
    (Value) -> A, Format
  > {
    Snapshotting<(Value) -> A, Format>(pathExtension: "csv", diffing: .lines) {
      function, request in
      Async { callback in
        collect(Array(Value.allCases)[...], [], function, witness, request) {
          callback($0.map { $0.joined(separator: "\n") })
        }
      }
    }
  }

  private static func collect<A>(
    _ inputs: ArraySlice<Value>, _ rows: [String], _ function: @escaping (Value) -> A,
    _ witness: Snapshotting<A, Format>, _ request: PictureRequest,
    _ done: @escaping (Result<[String], SnapshotProblem>) -> Void
  ) {
    guard let input = inputs.first else { return done(.success(rows)) }
    witness.take(function(input), request).run { output in
      switch output {
      case .success(let output):
        let row = "\"\(input)\",\"\(output)\""
        collect(inputs.dropFirst(), rows + [row], function, witness, request, done)
      case .failure(let problem): done(.failure(problem))
      }
    }
  }
}
