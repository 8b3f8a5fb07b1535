extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function of a type with finitely many values, as rows of its argument and what `witness` makes of the result.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<
    (Value) -> A, Format
  > {
    var strategy = Snapshotting<String, String>.lines.asyncPullback {
      (function: @escaping (Value) -> A) in
      rows(of: Array(Value.allCases), function, witness)
    }
    strategy.pathExtension = "csv"
    return strategy
  }

  private static func rows<A>(
    of inputs: [Value], _ function: @escaping (Value) -> A, _ witness: Snapshotting<A, Format>
  ) -> Async<String> {
    Async { callback in
      collect(inputs[...], [], function, witness) { callback($0.joined(separator: "\n")) }
    }
  }

  private static func collect<A>(
    _ inputs: ArraySlice<Value>, _ rows: [String], _ function: @escaping (Value) -> A,
    _ witness: Snapshotting<A, Format>, _ done: @escaping ([String]) -> Void
  ) {
    guard let input = inputs.first else { return done(rows) }
    witness.snapshot(function(input)).run { output in
      let row = "\"\(input)\",\"\(output)\""
      collect(inputs.dropFirst(), rows + [row], function, witness, done)
    }
  }
}
