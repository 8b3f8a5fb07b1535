/// UIKit's date picker.
struct DatePickerControl {
  @Binding var date: Date
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents

  init(
    _ date: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: DatePickerComponents
  ) {
    _date = date
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
  }
}

extension DatePickerControl: UIViewRepresentable {
  private var mode: UIDatePicker.Mode {
    switch (components.contains(.date), components.contains(.hourAndMinute)) {
    case (true, true): .dateAndTime
    case (false, true): .time
    default: .date
    }
  }

  /// The style; without a date there is no calendar.
  func style(in environment: EnvironmentValues) -> UIDatePickerStyle {
    let style = environment.datePickerStyle
    return style == .inline && mode == .time ? .compact : style
  }

  func makeCoordinator() -> ControlListener { ControlListener() }

  func makeUIView(context: Context) -> UIDatePicker {
    let control = UIDatePicker()
    context.coordinator.listen(to: control)
    return control
  }

  func updateUIView(_ control: UIDatePicker, context: Context) {
    let environment = context.environment
    control.datePickerMode = mode
    control.preferredDatePickerStyle = style(in: environment)
    control.isAccessibilityElement = style(in: environment) == .compact
    // The machine's settings are ignored, so that pictures are the same on all machines.
    control.locale = environment.locale == .current ? nil : environment.locale
    control.calendar = environment.calendar == .current ? nil : environment.calendar
    control.timeZone = environment.timeZone == .current ? nil : environment.timeZone
    control.minimumDate = minimum
    control.maximumDate = maximum
    control.tintColor = UIColor(environment.controlTint)
    control.date = date
    context.coordinator.changed = {
      date = control.date
      // A binding may reject the value.
      control.date = date
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return switch style(in: context.environment) {
    case .inline: CGSize(width: proposal.width ?? own.width, height: own.height)
    case .wheels: CGSize(width: min(proposal.width ?? own.width, own.width), height: own.height)
    default: own
    }
  }
}
