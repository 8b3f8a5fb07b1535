import SwiftUI

// Views as teams write them: that they compile is the test.

struct Ring: View {
  var progress: Double
  @ScaledMetric(relativeTo: .title) private var width = 10.0

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: width)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(colors: [.red, .purple], center: .center),
          style: StrokeStyle(lineWidth: width, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text(progress, format: .percent).font(.title.monospacedDigit())
    }
    .padding(width / 2)
    .aspectRatio(1, contentMode: .fit)
    .frame(width: 120 * 2 / 3 + width, height: 80)
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero,
        endAngle: .degrees(phase), clockwise: false)
    }
  }
}

struct Shapes: View {
  var body: some View {
    VStack(spacing: 4) {
      Triangle().fill(.blue)
      Wave(phase: 90).stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
      RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2)
      Rectangle().inset(by: 4).fill(
        LinearGradient(
          gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
      Ellipse().frame(height: 20).foregroundColor(Color("brand"))
      Capsule().fill(Color.primary.opacity(0.5)).frame(width: 10)
      LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
      Color.red.ignoresSafeArea()
      Color.clear.frame(height: 1).background(.ultraThinMaterial)
    }
    .mask(RoundedRectangle(cornerRadius: 3))
    .border(Color.gray)
    .blur(radius: 2)
    .compositingGroup()
  }
}
