/// The options of a picker as part of their container: rows in a list, otherwise a wheel.
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
