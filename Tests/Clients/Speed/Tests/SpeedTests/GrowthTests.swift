import Foundation
import Testing
import UIKit

/// How the time of a screen grows with what is on it, in a client's plain `swift test`: at its size, at ten times and at
/// a hundred times that.
///
/// `Scripts/bench --growth` runs it. The exponent is that between ten and a hundred times: 1 is proportional.
@MainActor
@Suite(.serialized)
struct GrowthTests {
  @Test func screens() {
    grow("stacks nested", from: 5) { laidOut(GrownScreen.stacks(depth: $0)) }
    grow("views nested", from: 20) { laidOut(GrownScreen.nested(depth: $0)) }
    grow("views in a chain of constraints", from: 20) { laidOut(GrownScreen.chain(count: $0)) }
    grow("labels in a stack", from: 20) { laidOut(GrownScreen.column(labels: $0)) }
    grow("subviews removed from the front", from: 200) {
      laidOut(GrownScreen.emptied(subviews: $0))
    }
    grow("labels", from: 50) { laidOut(GrownScreen.labels(count: $0)) }
    grow("characters of a text view", from: 1_000) { laidOut(GrownScreen.text(characters: $0)) }
    grow("rows of a table", from: 100) { count in
      let controller = GrownScreen.table(rows: count)
      withExtendedLifetime(controller) { laidOut(controller.view) }
    }
    grow("controllers pushed", from: 10) { count in
      let navigation = UINavigationController(rootViewController: UIViewController())
      laidOut(navigation.view)
      for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) }
      laidOut(navigation.view)
    }
    grow("pixels drawn", from: 10_000) { area in
      let side = Double(area).squareRoot().rounded()
      let bounds = CGRect(x: 0, y: 0, width: side, height: side)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
        UIBezierPath(ovalIn: bounds).fill()
      }
      // Drawn now, not when somebody looks.
      _ = image.cgImage?.dataProvider?.data
    }
  }

  private func laidOut(_ view: UIView) {
    view.frame = GrownScreen.phone
    view.layoutIfNeeded()
  }

  private func grow(_ what: String, from size: Int, _ body: (Int) -> Void) {
    body(size)
    let times = [1, 10, 100].map { factor in
      // The fastest of some: what disturbs a run makes it slower, never faster.
      Benchmark.milliseconds(9) { body(size * factor) }[0]
    }
    let exponent = log10(times[2] / times[1])
    let words = times.map { String(format: "%.2f", $0) }.joined(separator: ", ")
    let rounded = String(format: "%.2f", exponent)
    print("growth: \(what), from \(size): \(words) ms, exponent \(rounded)")
  }
}
