import SwiftUI

/// Figures of a day: gauges, bars, progress and a trend drawn as a path.
struct DashboardScreen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        phrase("Today").font(.largeTitle.bold())
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
          GridRow {
            Figure(name: "Steps", value: "8,412", symbol: "figure.walk", color: .green)
            Figure(name: "Sleep", value: "7 h", symbol: "bed.double.fill", color: .indigo)
          }
          GridRow {
            TrendCard().gridCellColumns(2)
          }
          GridRow {
            GoalCard(name: "Water", share: 0.6, color: .blue)
            GoalCard(name: "Energy", share: 0.85, color: .pink)
          }
        }
        GroupBox {
          VStack(alignment: .leading, spacing: 12) {
            ProgressView(value: 0.3) { phrase("Reading") }
            ProgressView(value: 0.72) { phrase("Walking") }
          }
          .padding(.top, 4)
        } label: {
          Label {
            phrase("This week")
          } icon: {
            Image(systemName: "calendar")
          }
        }
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
  }
}

private struct Figure: View {
  let name: LocalizedStringKey
  let value: String
  let symbol: String
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label {
        phrase(name)
      } icon: {
        Image(systemName: symbol)
      }
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(color)
      Text(verbatim: value).font(.system(.title, design: .rounded).weight(.bold))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(Card())
  }
}

private struct TrendCard: View {
  private let values: [CGFloat] = [0.2, 0.45, 0.35, 0.6, 0.5, 0.8, 0.7]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      phrase("Heart rate").font(.subheadline.weight(.semibold)).foregroundStyle(.red)
      GeometryReader { proxy in
        let line = Path { path in
          for (index, value) in values.enumerated() {
            let point = CGPoint(
              x: proxy.size.width * CGFloat(index) / CGFloat(values.count - 1),
              y: proxy.size.height * (1 - value))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
        }
        line.stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      }
      .frame(height: 70)
    }
    .modifier(Card())
  }
}

private struct GoalCard: View {
  let name: LocalizedStringKey
  let share: Double
  let color: Color

  var body: some View {
    HStack {
      phrase(name).font(.subheadline)
      Spacer()
      Gauge(value: share) {
        EmptyView()
      } currentValueLabel: {
        Text(share, format: .percent)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(color)
    }
    .modifier(Card())
  }
}

private struct Card: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(12)
      .background(Color(.secondarySystemGroupedBackground))
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}
