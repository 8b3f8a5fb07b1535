import Testing

@testable import SwiftUI

@MainActor
struct LayoutGrowthTests {
  /// How often views are measured grows in proportion to a size of the tree.
  private func expectProportion(
    _ sizes: [Int], exponent: Double = 1.1, _ view: (Int) -> some View
  ) {
    let totals = sizes.map { ($0, Measurements(of: view($0)).total) }
    #expect(Measurements.growth(totals) <= exponent, "\(totals)")
  }

  private func nested(_ depth: Int) -> AnyView {
    (0..<depth).reduce(AnyView(Text("Deep"))) { view, level in
      switch level % 5 {
      case 0:
        AnyView(
          HStack {
            view; Color.red; Text("Beside")
          })
      case 1:
        AnyView(
          VStack {
            view; Spacer(); Color.blue.frame(width: 5, height: 5)
          })
      case 2: AnyView(view.padding(1).frame(maxWidth: .infinity).background(.yellow))
      case 3:
        AnyView(
          ZStack {
            view; Color.green.aspectRatio(2, contentMode: .fit)
          })
      default: AnyView(view.fixedSize(horizontal: false, vertical: true))
      }
    }
  }

  /// A flexible frame places its view in the frame's own size, which is a further width to measure.
  ///
  /// Stacks further inwards divide it until nothing is left: so the logarithm of the depth is a factor.
  @Test func measurementsGrowInProportionToDepth() {
    expectProportion([40, 80, 160], exponent: 1.15) { nested($0) }
  }

  @Test func measurementsGrowInProportionToWidth() {
    expectProportion([40, 80, 160]) { count in
      HStack {
        ForEach(0..<count, id: \.self) { $0 % 2 == 0 ? AnyView(Color.red) : AnyView(Text("A")) }
      }
    }
  }

  /// A length that is left over is halved by each grid further inwards, until nothing is left: so the
  /// logarithm of the depth is a factor.
  @Test func gridsInGridsAreMeasuredInProportionToDepth() {
    func grid(_ depth: Int) -> AnyView {
      (0..<depth).reduce(AnyView(Color.red)) { view, _ in
        AnyView(
          Grid {
            GridRow {
              view; Color.blue
            }
            GridRow {
              Color.green; Color.yellow.frame(width: 4)
            }
          })
      }
    }
    expectProportion([20, 40, 80], exponent: 1.15) { grid($0) }
  }

  /// Views that are offered nothing or a length without end get just that, whatever their flexibility.
  @Test func aStackThatSharesNothingMeasuresItsViewsOnce() {
    for length in [0, CGFloat.infinity] {
      let log = MeasureLog()
      let stack = HStack {
        Counting(log: log) { Color.red }
        Color.blue
      }
      let root = ViewGraph().evaluate(stack, EnvironmentValues())
      _ = root.size(ProposedViewSize(width: length, height: 10))

      #expect(log.count == 1)
    }
  }

  @Test func aStackDoesNotProbeTheOnlyViewOfAPriority() {
    let log = MeasureLog()
    let stack = HStack {
      Counting(log: log) { Color.red }.layoutPriority(1)
      Spacer()
    }
    let root = ViewGraph().evaluate(stack, EnvironmentValues())
    _ = root.size(ProposedViewSize(width: 100, height: 10))

    #expect(log.count == 1)
  }

  /// Half of a length without end is no place for a guide, and the difference of two such lengths is no number.
  @Test func viewsWithoutEndHaveASizeWithoutEnd() {
    let views: [AnyView] = [
      AnyView(
        Grid {
          Color.red; Color.blue
        }),
      AnyView(
        VStack {
          Color.red; Color.blue
        }),
      AnyView(HStack { Color.red }),
      AnyView(
        ZStack {
          Color.red; Text("A")
        }),
      AnyView(Color.red.safeAreaInset(edge: .bottom) { Color.blue }),
    ]
    for view in views {
      let root = ViewGraph().evaluate(view, EnvironmentValues())

      #expect(root.size(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    }
  }

  @Test func aProposalThatIsNoNumberIsAnsweredOnce() {
    let root = ViewGraph().evaluate(Color.red, EnvironmentValues())
    for _ in 0..<3 { _ = root.size(ProposedViewSize(width: .nan, height: 5)) }

    #expect(root.sizes.count == 1)
  }

  @Test func aLazyStackMakesItsViewsOnceForAllWidths() {
    final class Made { var count = 0 }
    let made = Made()
    func row(_ index: Int) -> some View {
      made.count += 1
      return Color.red.frame(height: 100)
    }
    let lazy = LazyVStack(spacing: 0) { ForEach(0..<2) { row($0) } }
    let root = ViewGraph().evaluate(lazy, EnvironmentValues())
    for width in [10, 20, 30] as [CGFloat] {
      _ = root.size(ProposedViewSize(width: width, height: nil))
      root.place(at: .zero, ProposedViewSize(width: width, height: nil))
    }

    #expect(made.count == 2)
  }

  /// Guides that nothing in a view sets are known without placing what is in it.
  @Test func guidesThatNoViewSetsAreNotLookedFor() {
    let plain = ViewGraph().evaluate(
      VStack {
        HStack {
          Color.red; Text("A")
        }
      }, EnvironmentValues())
    let guided = ViewGraph().evaluate(
      VStack { Color.red.alignmentGuide(.leading) { _ in 3 } }, EnvironmentValues())

    #expect(plain.explicitGuides == AlignmentGuides.baselines)
    #expect(
      guided.explicitGuides == [ObjectIdentifier(HorizontalAlignment.leading.id)])
  }
}
