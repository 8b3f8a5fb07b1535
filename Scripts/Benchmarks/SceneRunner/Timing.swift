import Foundation

/// Medians of repeated runs, in milliseconds.
struct Timing {
  var median: Double
  var minimum: Double
  var count: Int

  /// Three runs to warm up, then at least `iterations` and for at least `seconds`.
  init(iterations: Int, seconds: Double, _ body: () -> Void) {
    for _ in 0..<3 { body() }
    let clock = ContinuousClock()
    let start = clock.now
    var times: [Double] = []
    while times.count < iterations || (clock.now - start < .seconds(seconds) && times.count < 200) {
      let time = clock.measure(body)
      times.append(
        Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3)
    }
    times.sort()
    median = times[times.count / 2]
    minimum = times[0]
    count = times.count
  }

  func line(scene: Scene) -> String {
    String(
      format:
        #"{"peer":"darkroom","scene":"%@","median_ms":%.4f,"min_ms":%.4f,"n":%d,"ns_per_unit":%.4f,"note":""}"#,
      scene.name, median, minimum, count, median * 1e6 / scene.unit_px)
  }
}
