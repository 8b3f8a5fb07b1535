/// The ring of a gauge: closed and filled up to the value, or open at the bottom with a marker at the value.
struct GaugeRing: View {
  /// In points, with the line.
  static let diameter: CGFloat = 58
  private static let line: CGFloat = 6
  /// The start and end of an open ring, in degrees clockwise from the right.
  private static let open = (start: 135.0, end: 405.0)
  private static let closed = (start: -90.0, end: 270.0)

  let fraction: Double
  let isOpen: Bool

  var body: some View {
    ZStack {
      if isOpen {
        GaugeArc(start: Self.open.start, end: Self.open.end).stroke(.tint, style: stroke)
        marker(radius: Self.line).fill(.background)
        marker(radius: Self.line * 2 / 3).fill(.primary)
      } else {
        GaugeArc(start: Self.closed.start, end: Self.closed.end)
          .stroke(.tint.opacity(0.3), style: stroke)
        GaugeArc(start: Self.closed.start, end: angle(in: Self.closed)).stroke(.tint, style: stroke)
      }
    }
    .padding(Self.line / 2)
    .frame(width: Self.diameter, height: Self.diameter)
  }

  private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.line, lineCap: .round) }

  private func angle(in range: (start: Double, end: Double)) -> Double {
    range.start + (range.end - range.start) * fraction
  }

  private func marker(radius: CGFloat) -> some Shape {
    GaugeMarker(angle: angle(in: Self.open), radius: radius)
  }
}

/// An arc of a circle, in degrees clockwise from the right.
private struct GaugeArc: Shape {
  let start: Double
  let end: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false)
    return path
  }
}

/// A disk on a circle.
private struct GaugeMarker: Shape {
  /// The angle in degrees clockwise from the right.
  let angle: Double
  /// Of the disk, in points.
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    let distance = min(rect.width, rect.height) / 2
    let radians = angle * .pi / 180
    let center = CGPoint(
      x: rect.midX + distance * cos(radians), y: rect.midY + distance * sin(radians))
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
