public import OpenCombine

// CombineLatest to CombineLatest4: the newest values of two to four publishers, whenever one of them changes.

extension Publishers {
  /// The latest of two publishers together, from the first time that both have one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Asks each upstream for as many values as the subscriber asks for, in the order of the upstreams.
    ///
    /// A value beyond the demand replaces the one before it and is not handed on by itself.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let latest = LatestValues<S>(subscriber, count: 2) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output
        else { return nil }
        return (a, b)
      }
      subscriber.receive(subscription: latest)
      a.subscribe(LatestValues<S>.Port<A.Output>(latest, 0))
      b.subscribe(LatestValues<S>.Port<B.Output>(latest, 1))
    }
  }

  /// The latest of three publishers together, from the first time that all have one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let latest = LatestValues<S>(subscriber, count: 3) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
          let c = values[2] as? C.Output
        else { return nil }
        return (a, b, c)
      }
      subscriber.receive(subscription: latest)
      a.subscribe(LatestValues<S>.Port<A.Output>(latest, 0))
      b.subscribe(LatestValues<S>.Port<B.Output>(latest, 1))
      c.subscribe(LatestValues<S>.Port<C.Output>(latest, 2))
    }
  }

  /// The latest of four publishers together, from the first time that all have one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let latest = LatestValues<S>(subscriber, count: 4) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
          let c = values[2] as? C.Output, let d = values[3] as? D.Output
        else { return nil }
        return (a, b, c, d)
      }
      subscriber.receive(subscription: latest)
      a.subscribe(LatestValues<S>.Port<A.Output>(latest, 0))
      b.subscribe(LatestValues<S>.Port<B.Output>(latest, 1))
      c.subscribe(LatestValues<S>.Port<C.Output>(latest, 2))
      d.subscribe(LatestValues<S>.Port<D.Output>(latest, 3))
    }
  }
}

extension Publisher {
  /// Finishes when both have; what one gives after the other's end is still combined with its last value.
  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> Publishers.CombineLatest<Self, B>
  where Failure == B.Failure {
    Publishers.CombineLatest(self, b)
  }

  /// `transform` is called on the thread of the value that arrived, once for each that is handed on.
  public func combineLatest<B: Publisher, Result>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result>
  where Failure == B.Failure {
    combineLatest(b).map { transform($0.0, $0.1) }
  }

  /// The latest of three publishers together, from the first time that all have one.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C>
  where Failure == B.Failure, Failure == C.Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// `transform` is called on the thread of the value that arrived, once for each that is handed on.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
  where Failure == B.Failure, Failure == C.Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// The latest of four publishers together, from the first time that all have one.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// `transform` is called on the thread of the value that arrived, once for each that is handed on.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
