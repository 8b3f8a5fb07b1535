import SwiftUI

/// Rows of one line each.
struct RowsList: View {
  let count: Int

  var body: some View {
    List { ForEach(0..<count, id: \.self) { Text("Row number \($0)") } }
  }
}

/// Forty rows in five sections, a third of them switches.
struct SettingsForm: View {
  @State private var isOn = true

  var body: some View {
    Form {
      ForEach(0..<5) { section in
        Section("Section \(section)") {
          ForEach(0..<8) { row in
            if row % 3 == 0 {
              Toggle("Setting \(row)", isOn: $isOn)
            } else {
              LabeledContent("Setting \(row)", value: "Value \(row)")
            }
          }
        }
      }
    }
  }
}

/// Four cards that are painted by gradients, one of them a mesh.
struct GradientCards: View {
  private let points: [SIMD2<Float>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.3, 0.7], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
  ]
  private let colors: [Color] = [
    .red, .green, .blue, .yellow, .orange, .pink, .purple, .white, .black,
  ]

  var body: some View {
    VStack(spacing: 12) {
      MeshGradient(width: 3, height: 3, points: points, colors: colors)
      LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
      RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 80)
      AngularGradient(colors: colors, center: .center)
    }
    .padding()
  }
}
