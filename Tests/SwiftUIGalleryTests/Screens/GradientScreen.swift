import SwiftUI

/// Cards, letters, symbols and borders in gradients of all kinds.
struct GradientScreen: View {
  private let columns = [GridItem(.flexible(), spacing: 14), GridItem(.flexible(), spacing: 14)]
  private let dawn = Gradient(colors: [.indigo, .pink, .orange])

  var body: some View {
    VStack(spacing: 18) {
      Text("Gradients")
        .font(.largeTitle.weight(.heavy))
        .foregroundStyle(LinearGradient(gradient: dawn, startPoint: .leading, endPoint: .trailing))
      LazyVGrid(columns: columns, spacing: 14) {
        card("Linear", LinearGradient(gradient: dawn, startPoint: .top, endPoint: .bottom))
        card(
          "Radial",
          RadialGradient(gradient: dawn, center: .topLeading, startRadius: 10, endRadius: 170))
        card(
          "Angular", AngularGradient(colors: [.indigo, .pink, .orange, .indigo], center: .center))
        card(
          "Elliptical",
          EllipticalGradient(gradient: dawn, center: .center, startRadiusFraction: 0.1))
        card("Mesh", Self.mesh)
        card("Tiles", ImagePaint(image: Self.tile))
      }
      HStack(spacing: 24) {
        ForEach(["flame.fill", "moon.stars.fill", "cloud.fill"], id: \.self) { name in
          Image(systemName: name)
            .font(.system(size: 34))
            .foregroundStyle(LinearGradient(gradient: dawn, startPoint: .top, endPoint: .bottom))
        }
      }
      Text("Only on Sundays")
        .font(.headline)
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
        .overlay {
          Capsule().strokeBorder(
            AngularGradient(colors: [.pink, .orange, .indigo, .pink], center: .center),
            lineWidth: 3)
        }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private func card(_ name: String, _ style: some ShapeStyle) -> some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(style)
      .frame(height: 96)
      .overlay(alignment: .bottomLeading) {
        Text(name)
          .font(.subheadline.weight(.semibold))
          .foregroundColor(.white)
          .shadow(color: .black.opacity(0.5), radius: 2, y: 1)
          .lineLimit(1)
          .minimumScaleFactor(0.3)
          .padding(12)
      }
  }

  private static let mesh = MeshGradient(
    width: 3, height: 3,
    points: [
      SIMD2(0, 0), SIMD2(0.5, 0), SIMD2(1, 0), SIMD2(0, 0.5), SIMD2(0.7, 0.35), SIMD2(1, 0.5),
      SIMD2(0, 1), SIMD2(0.5, 1), SIMD2(1, 1),
    ],
    colors: [.indigo, .purple, .pink, .blue, .yellow, .orange, .teal, .green, .mint])

  private static var tile: Image {
    let size = CGSize(width: 16, height: 16)
    return Image(
      uiImage: UIGraphicsImageRenderer(size: size).image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        UIColor.systemIndigo.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 3, y: 3, width: 8, height: 8))
      })
  }
}
