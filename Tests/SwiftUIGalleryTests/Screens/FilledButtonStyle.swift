import SwiftUI

/// A filled rounded rectangle as wide as its label, paler while it is disabled.
struct FilledButtonStyle: ButtonStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    Filled(color: color, label: configuration.label, isPressed: configuration.isPressed)
  }

  private struct Filled<Label: View>: View {
    @Environment(\.isEnabled) private var isEnabled

    let color: Color
    let label: Label
    let isPressed: Bool

    var body: some View {
      label
        .foregroundColor(.white)
        .background(RoundedRectangle(cornerRadius: 12, style: .continuous).fill(color))
        .opacity(isPressed || !isEnabled ? 0.5 : 1)
    }
  }
}
