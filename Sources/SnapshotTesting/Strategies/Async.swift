/// A value that is available now or later.
public struct Async<Value> {
  /// Starts the work, and calls back once with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// - Parameter run: starts the work and calls back once, on any thread.
  ///
  ///   An assertion waits for as long as its `timeout`, and runs the run loop meanwhile.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates a finished value: the callback is called before `run` returns.
  ///
  /// - Parameter value: the value.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Transforms the value when it arrives, on the thread that delivers it.
  ///
  /// - Parameter transform: makes the new value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
