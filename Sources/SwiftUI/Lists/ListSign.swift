/// A control before a row in edit mode, with the dimensions of UIKit's tables.
struct ListSign: View {
  enum Kind {
    /// A white line on red.
    case deletion
    /// A ring, or a white checkmark on a disc in the control color if the row is selected.
    case selection(Bool)
  }

  let kind: Kind

  var body: some View {
    ZStack {
      switch kind {
      case .deletion:
        Circle().fill(Color(uiColor: .systemRed))
        Capsule().fill(.white).frame(width: 12, height: 2)
      case .selection(true):
        Circle().fill(.tint)
        ListMark().stroke(
          .white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      case .selection(false):
        Circle().strokeBorder(Color(uiColor: .systemGray3), lineWidth: 1.5)
      }
    }
    .frame(width: ListMetrics.signSize, height: ListMetrics.signSize)
  }
}

/// A checkmark in the middle of its rectangle.
private struct ListMark: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX - 4.5, y: rect.midY + 0.5))
    path.addLine(to: CGPoint(x: rect.midX - 1.5, y: rect.midY + 3.5))
    path.addLine(to: CGPoint(x: rect.midX + 4.5, y: rect.midY - 3.5))
    return path
  }
}

/// The grip of a row that can be moved: three lines with the dimensions of UIKit's tables.
struct ListGrip: View {
  var body: some View {
    VStack(spacing: 3.5) {
      ForEach(0..<3, id: \.self) { _ in
        Capsule().fill(Color(uiColor: .systemGray3)).frame(width: ListMetrics.signSize, height: 1.5)
      }
    }
    .frame(height: ListMetrics.signSize)
  }
}
