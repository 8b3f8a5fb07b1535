import SwiftUI

/// One design system: its own styles of shapes, buttons and labels, and what effects make of a picture.
struct DesignSystemScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Text("Harbor").font(.largeTitle.weight(.bold)).foregroundStyle(.accentInk)
      HStack(spacing: 10) {
        swatch("Ink", .accentInk)
        swatch("Paper", .background.secondary)
        swatch("Line", .separator)
        swatch("Tint", .tint)
      }
      VStack(alignment: .leading, spacing: 6) {
        Label("Three ships at the pier", systemImage: "ferry.fill")
        Label("Low tide at noon", systemImage: "water.waves")
      }
      .labelStyle(BadgeLabelStyle())
      HStack(spacing: 12) {
        Button("Depart") {}.buttonStyle(PierButtonStyle(isFilled: true))
        Button("Wait") {}.buttonStyle(PierButtonStyle(isFilled: false))
        Button("Sink") {}.buttonStyle(PierButtonStyle(isFilled: true)).disabled(true)
      }
      Nested()
      HStack(spacing: 10) {
        sample("None") { $0 }
        sample("Gray") { $0.grayscale(1) }
        sample("Vivid") { $0.saturation(2) }
        sample("Hue") { $0.hueRotation(.degrees(120)) }
        sample("Blur") { $0.blur(radius: 3) }
        sample("Invert") { $0.colorInvert() }
      }
    }
    .tint(.teal)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func swatch(_ name: String, _ style: some ShapeStyle) -> some View {
    VStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 10).fill(style).frame(height: 44)
        .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.separator) }
      Text(name).font(.caption2).lineLimit(1).minimumScaleFactor(0.3)
    }
  }

  private func sample(_ name: String, _ effect: (Sail) -> some View) -> some View {
    VStack(spacing: 4) {
      effect(Sail()).frame(height: 44).frame(maxWidth: .infinity)
      Text(name).font(.caption2).lineLimit(1).minimumScaleFactor(0.3)
    }
  }
}

/// A small picture that effects are shown on.
private struct Sail: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
      Circle().fill(.yellow).frame(width: 14, height: 14).offset(x: 10, y: -10)
      Triangle().fill(.white).frame(width: 18, height: 22)
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// Corners of what is inside follow those outside.
private struct Nested: View {
  var body: some View {
    HStack(spacing: 10) {
      ContainerRelativeShape().fill(.tint.opacity(0.3))
      ContainerRelativeShape().fill(.tint.opacity(0.6))
      ContainerRelativeShape().fill(.tint)
    }
    .frame(height: 64)
    .padding(8)
    .background(.background.secondary, in: ContainerRelativeShape())
    .containerShape(RoundedRectangle(cornerRadius: 24))
  }
}

/// Navy, or a pale blue where it is dark.
private struct AccentInk: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark
      ? Color(red: 0.62, green: 0.78, blue: 1) : Color(red: 0.05, green: 0.18, blue: 0.4)
  }
}

extension ShapeStyle where Self == AccentInk {
  fileprivate static var accentInk: AccentInk { AccentInk() }
}

private struct BadgeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.icon
        .font(.footnote)
        .foregroundColor(.white)
        .frame(width: 28, height: 28)
        .background(.tint, in: Circle())
      configuration.title.font(.callout)
    }
  }
}

private struct PierButtonStyle: ButtonStyle {
  let isFilled: Bool
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(isFilled ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .padding(.horizontal, 18)
      .padding(.vertical, 10)
      .background {
        if isFilled {
          Capsule().fill(.tint.shadow(.inner(color: .white.opacity(0.5), radius: 1, y: 1)))
        } else {
          Capsule().strokeBorder(.tint, lineWidth: 1.5)
        }
      }
      .saturation(isEnabled ? 1 : 0)
      .opacity(isEnabled ? 1 : 0.6)
  }
}
