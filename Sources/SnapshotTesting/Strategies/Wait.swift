public import Foundation

extension Snapshotting {
  /// Waits for `duration` seconds, with the run loop running, before the snapshot is taken.
  ///
  /// - Parameters:
  ///   - duration: the time to wait, in seconds.
  ///   - strategy: the strategy that follows.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value, request in
      Async { callback in
        let end = Date(timeIntervalSinceNow: duration)
        while Date() < end {
          let slice = min(end, Date(timeIntervalSinceNow: 0.01))
          if !RunLoop.current.run(mode: .default, before: slice) {
            Thread.sleep(until: slice)
          }
        }
        strategy.take(value, request).run(callback)
      }
    }
  }
}
