/// The selected value of a picker with two chevrons, as a button that opens a menu.
///
/// A tap opens nothing here; the drawn view has an interaction that provides the menu.
struct PickerMenu: View {
  let configuration: PickerConfiguration
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.menuIndicatorVisibility) private var indicatorVisibility

  var body: some View {
    if isInListRow {
      LabeledControl(configuration.label) {
        button.buttonStyle(BorderlessButtonLook()).tint(Color.secondary)
      }
    } else {
      button.accessibilityValue(configuration.selected?.title ?? "")
    }
  }

  private var button: some View {
    Button {
    } label: {
      HStack(spacing: 4) {
        if let selected = configuration.selected { configuration.view(of: selected) }
        if indicatorVisibility != .hidden {
          Image(systemName: "chevron.up.chevron.down").font(.footnote)
        }
      }
      .lineLimit(1)
      .padding(.horizontal, isInListRow ? 0 : 12)
      .padding(.vertical, isInListRow ? 0 : 7)
    }
    .modifier(_MenuModifier { _ in configuration.menu() })
  }
}
