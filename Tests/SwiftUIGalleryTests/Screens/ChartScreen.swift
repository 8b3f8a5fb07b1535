import SwiftUI

/// Charts made of shapes and by hand: bars, a line, a ring, and a week of hours.
struct ChartScreen: View {
  var body: some View {
    VStack(spacing: 18) {
      HStack(spacing: 18) {
        BarChart(values: [0.3, 0.55, 0.4, 0.9, 0.7, 0.5, 0.25])
        RingChart(shares: [0.45, 0.3, 0.15, 0.1])
      }
      .frame(height: 150)
      LineChart(values: [0.2, 0.35, 0.3, 0.6, 0.5, 0.8, 0.75, 0.95]).frame(height: 120)
      HeatMap().frame(height: 110)
      Sparkline().frame(height: 36)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

private struct BarChart: View {
  let values: [Double]

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 6) {
        ForEach(values.indices, id: \.self) { index in
          UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5)
            .fill(values[index] == values.max() ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(height: proxy.size.height * values[index])
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .tint(.blue)
  }
}

private struct RingChart: View {
  let shares: [Double]
  private let colors: [Color] = [.blue, .teal, .mint, .yellow]

  var body: some View {
    ZStack {
      ForEach(shares.indices, id: \.self) { index in
        let start = shares[..<index].reduce(0, +)
        Circle()
          .trim(from: start + 0.008, to: start + shares[index] - 0.008)
          .stroke(colors[index], style: StrokeStyle(lineWidth: 20))
          .rotationEffect(.degrees(-90))
      }
      Text("45 %").font(.headline).lineLimit(1).minimumScaleFactor(0.3).padding(30)
    }
    .padding(10)
  }
}

private struct LineChart: View {
  let values: [Double]

  var body: some View {
    Canvas { context, size in
      let step = size.width / CGFloat(values.count - 1)
      let points = values.enumerated().map {
        CGPoint(x: CGFloat($0) * step, y: size.height * (1 - $1))
      }
      var grid = Path()
      for share in [0.25, 0.5, 0.75] {
        grid.move(to: CGPoint(x: 0, y: size.height * share))
        grid.addLine(to: CGPoint(x: size.width, y: size.height * share))
      }
      context.stroke(
        grid, with: .color(.secondary.opacity(0.3)),
        style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      var line = Path()
      line.addLines(points)
      var area = line
      area.addLine(to: CGPoint(x: size.width, y: size.height))
      area.addLine(to: CGPoint(x: 0, y: size.height))
      area.closeSubpath()
      context.fill(
        area,
        with: .linearGradient(
          Gradient(colors: [.blue.opacity(0.4), .blue.opacity(0)]), startPoint: .zero,
          endPoint: CGPoint(x: 0, y: size.height)))
      context.stroke(
        line, with: .color(.blue),
        style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      guard let last = points.last, let dot = context.resolveSymbol(id: 0) else { return }
      context.draw(dot, at: CGPoint(x: last.x - 6, y: last.y))
      context.draw(
        Text("95").font(.caption.weight(.semibold)).foregroundColor(.blue),
        at: CGPoint(x: last.x - 18, y: last.y), anchor: .trailing)
    } symbols: {
      Circle().fill(.white).frame(width: 8, height: 8)
        .overlay { Circle().stroke(.blue, lineWidth: 3) }
        .padding(3)
        .tag(0)
    }
  }
}

/// A square for each hour of a week.
private struct HeatMap: View {
  var body: some View {
    Canvas { context, size in
      let side = min(size.width / 24, size.height / 7)
      for day in 0..<7 {
        for hour in 0..<24 {
          let heat = Double((day * 7 + hour * hour) % 11) / 10
          let square = CGRect(
            x: CGFloat(hour) * side + 1, y: CGFloat(day) * side + 1, width: side - 2,
            height: side - 2)
          context.opacity = 0.1 + 0.9 * heat
          context.fill(Path(roundedRect: square, cornerRadius: 3), with: .color(.green))
        }
      }
    }
  }
}

/// A glowing line, as of the first moment of a timeline.
private struct Sparkline: View {
  var body: some View {
    TimelineView(.animation) { _ in
      Canvas { context, size in
        var line = Path()
        line.move(to: CGPoint(x: 0, y: size.height / 2))
        for x in stride(from: 0, through: size.width, by: 4) {
          let height = (Int(x) * 37 % 29) - 14
          line.addLine(to: CGPoint(x: x, y: size.height / 2 + CGFloat(height)))
        }
        context.addFilter(.shadow(color: .pink, radius: 3))
        context.stroke(line, with: .color(.pink), lineWidth: 1.5)
      }
    }
  }
}
