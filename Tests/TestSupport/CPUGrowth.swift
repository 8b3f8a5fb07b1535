import Glibc

/// How work grows with the size of its input, in this thread's processor time.
package enum CPUGrowth {
  /// Times of `work` at `factor` times the size, over its time at `size`: about `factor` where it is linear, its
  /// square where it is quadratic.
  ///
  /// The fastest of three runs each; `work` also gets the number of the run, to make inputs that no cache knows.
  package static func ratio(
    size: Int, factor: Int, of work: (_ size: Int, _ run: Int) throws -> Void
  ) rethrows -> Double {
    var small = Double.infinity
    var large = Double.infinity
    for run in 0..<3 {
      small = min(small, try seconds { try work(size, run) })
      large = min(large, try seconds { try work(size * factor, run) })
    }
    return large / small
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
