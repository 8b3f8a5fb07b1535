/// The options of a picker as rows of a list, in which the selected one has a checkmark.
struct PickerRows: View {
  let configuration: PickerConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if labelsVisibility != .hidden { configuration.label.foregroundStyle(Color.secondary) }
    ForEach(configuration.options) { option in
      Button {
        option.select()
      } label: {
        HStack {
          configuration.view(of: option)
          Spacer()
          if option.isSelected {
            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
          }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
  }
}
