/// The selected value of a picker with a chevron, in a row that leads to the options.
struct PickerLink: View {
  let configuration: PickerConfiguration

  var body: some View {
    NavigationLink {
      PickerPage(configuration: configuration)
    } label: {
      PickerLinkLabel(configuration: configuration)
    }
    .buttonStyle(.plain)
  }
}

/// The label of the link; in a row of a list, the row itself shows the chevron.
private struct PickerLinkLabel: View {
  let configuration: PickerConfiguration
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    HStack {
      configuration.label.foregroundStyle(Color.primary)
      Spacer()
      if let selected = configuration.selected {
        configuration.view(of: selected).foregroundStyle(Color.secondary)
      }
      if !isInListRow {
        Image(systemName: "chevron.forward")
          .font(.system(size: 13, weight: .semibold))
          .flipsForRightToLeftLayoutDirection(true)
          .foregroundStyle(Color(uiColor: .tertiaryLabel))
      }
    }
  }
}

/// The options of a picker on a page of their own, which is dismissed when one is selected.
private struct PickerPage: View {
  let configuration: PickerConfiguration
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(configuration.options) { option in
        Button {
          option.select()
          dismiss()
        } label: {
          HStack {
            configuration.view(of: option).foregroundStyle(Color.primary)
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
    .navigationTitle(Text(verbatim: configuration.title))
    .navigationBarTitleDisplayMode(.inline)
  }
}
