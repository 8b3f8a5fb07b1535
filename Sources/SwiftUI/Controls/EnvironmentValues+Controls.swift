extension EnvironmentValues {
  /// The styles set by `buttonStyle`, the innermost last; a button in the body of a style uses the one before it.
  var buttonStyles: [any PrimitiveButtonStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { value(.automatic) }
    set { set(newValue) }
  }

  /// The styles set by `labelStyle`, the innermost last; a label in the body of a style uses the one before it.
  var labelStyles: [any LabelStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// The styles set by `groupBoxStyle`, the innermost last.
  var groupBoxStyles: [any GroupBoxStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// The styles set by `progressViewStyle`, the innermost last.
  var progressViewStyles: [any ProgressViewStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// The styles set by `disclosureGroupStyle`, the innermost last.
  var disclosureGroupStyles: [any DisclosureGroupStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// The styles set by `toggleStyle`, the innermost last.
  var toggleStyles: [any ToggleStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// The styles set by `textFieldStyle`, the innermost last.
  var textFieldStyles: [any TextFieldStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  var pickerStyle: any NamedPickerStyle {
    get { value(DefaultPickerStyle() as any NamedPickerStyle) }
    set { set(newValue) }
  }

  var datePickerStyle: UIDatePickerStyle {
    get { value(.compact) }
    set { set(newValue) }
  }

  /// The styles set by `menuStyle`, the innermost last.
  var menuStyles: [any MenuStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// The styles set by `gaugeStyle`, the innermost last.
  var gaugeStyles: [any GaugeStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// The styles set by `controlGroupStyle`, the innermost last.
  var controlGroupStyles: [any ControlGroupStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// What fields tell the keyboard.
  var textInput: TextInputSettings {
    get { value(TextInputSettings()) }
    set { set(newValue) }
  }

  /// The actions set by `onSubmit`, the innermost first.
  var submitActions: [() -> Void] {
    get { value([]) }
    set { set(newValue) }
  }

  /// The number of enclosing group boxes.
  var groupBoxDepth: Int {
    get { value(0) }
    set { set(newValue) }
  }

  /// The color of controls here.
  var controlTint: Color { color(for: TintShapeStyle()).map { Color(uiColor: $0) } ?? .accentColor }

  /// The color of a button with a role, or the tint without one.
  func controlTint(_ role: ButtonRole?) -> Color { role == .destructive ? .red : controlTint }
}

extension View {
  /// Sets the default font of a control, unless another is set.
  func defaultFont(_ font: Font) -> some View {
    transformEnvironment(\.font) { $0 = $0 ?? font }
  }

  /// Sets the default color of a control, unless a style is set.
  func defaultForegroundColor(_ color: Color) -> some View {
    transformEnvironment(\.foreground) { $0 = $0 ?? AnyShapeStyle(color) }
  }
}
