import Foundation

/// What `Scripts/bench` tells the suites in the environment.
///
/// A suite runs twice, in a process each: first to record its references, then to measure.
@MainActor
enum Benchmark {
  private static let environment = ProcessInfo.processInfo.environment

  static let isMeasuring = environment["BENCH_MEASURES"] != nil
  /// The folder of the references.
  static let references = environment["BENCH_REFERENCES"]
  /// The screen of `FirstAssertionTests`, and a part of the names of the rows of `ScreenSpeedTests`.
  static let row = environment["BENCH_ROW"]

  /// How long each of a row's runs takes, in ascending order.
  ///
  /// - Parameter usual: the number of runs, if `BENCH_RUNS` does not say another.
  static func milliseconds(_ usual: Int, _ body: () -> Void) -> [Double] {
    let runs = environment["BENCH_RUNS"].flatMap { Int($0) } ?? usual
    return (0..<runs).map { _ in milliseconds(ContinuousClock().measure(body)) }.sorted()
  }

  static func milliseconds(_ time: Duration) -> Double { time / .milliseconds(1) }

  /// Ends the process: an issue of Swift Testing would be lost where XCTest runs a suite's rows.
  static func end(_ problem: String) -> Never {
    print(problem)
    exit(1)
  }
}
