import Foundation
import SwiftUI
import Testing

@MainActor
struct RandomTreeTests {
  /// How many trees are drawn; DARKROOM_LONG_TESTS draws a hundred thousand.
  private static let count =
    ProcessInfo.processInfo.environment["DARKROOM_LONG_TESTS"] == nil ? 300 : 100_000

  /// A generator with a seed: SplitMix64.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Observable
  final class Model {
    var tree: RandomTree

    init(_ tree: RandomTree) { self.tree = tree }
  }

  private struct Root: View {
    let model: Model
    let log: MeasureLog

    var body: some View { model.tree.view(log) }
  }

  private let size = CGSize(width: 200, height: 300)

  /// What is drawn, in points of the hosting view.
  private func drawn(_ hosting: UIView) -> [CGRect] {
    func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }
    return all(hosting).map { $0.convert($0.bounds, to: hosting) }
  }

  private func hosting(_ model: Model, _ log: MeasureLog = MeasureLog()) -> UIView {
    let hosting = _UIHostingView(rootView: Root(model: model, log: log))
    hosting.frame = CGRect(origin: .zero, size: size)
    hosting.layoutIfNeeded()
    return hosting
  }

  @Test func anEditedTreeLiesAsOneThatIsBuiltAnew() {
    var generator = Seeded(state: 41)
    for number in 0..<Self.count {
      let tree = RandomTree.random(1 + number % 40, &generator)
      let edited = tree.edited(&generator)
      let model = Model(tree)
      let hosting = hosting(model)
      model.tree = edited
      hosting.layoutIfNeeded()
      let fresh = self.hosting(Model(edited))
      guard drawn(hosting) != drawn(fresh) else { continue }
      Issue.record("tree \(number): \(tree) edited to \(edited)")
      break
    }
  }

  @Test func measurementsGrowInProportionToTheTree() {
    var generator = Seeded(state: 7)
    let trees = (0..<min(Self.count / 5, 2_000)).map {
      RandomTree.random(100 << ($0 % 5), &generator)
    }
    // Of few views the outermost are many, which are measured once.
    let totals = trees.map { Measurements(of: $0.view(MeasureLog()), in: size) }
      .filter { $0.views >= 100 }.map { ($0.views, $0.total) }

    // The logarithm of the depth is a factor: see `LayoutGrowthTests`.
    #expect(Measurements.growth(totals) <= 1.15, "\(totals)")
  }
}
