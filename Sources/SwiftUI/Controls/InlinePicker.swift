/// The options of a picker in the container around it: rows in a list, elsewhere a wheel.
struct InlinePicker: View {
  let configuration: PickerConfiguration
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInListRow {
      PickerRows(configuration: configuration)
    } else {
      PickerWheelControl(options: configuration.options)
    }
  }
}
