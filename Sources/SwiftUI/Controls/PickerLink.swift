/// The selected value of a picker and a chevron, in a row that leads to the options.
///
/// Headless: a tap leads nowhere.
struct PickerLink: View {
  let configuration: PickerConfiguration

  var body: some View {
    Button {
    } label: {
      HStack {
        configuration.label.foregroundStyle(Color.primary)
        Spacer()
        if let selected = configuration.selected {
          configuration.view(of: selected).foregroundStyle(Color.secondary)
        }
        Image(systemName: "chevron.forward")
          .font(.system(size: 13, weight: .semibold))
          .flipsForRightToLeftLayoutDirection(true)
          .foregroundStyle(Color(uiColor: .tertiaryLabel))
      }
    }
    .buttonStyle(.plain)
  }
}
