extension EnvironmentValues {
  /// What `buttonStyle` has set, the innermost last; a button in the body of a style has the one before it.
  var buttonStyles: [any PrimitiveButtonStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { value(.automatic) }
    set { set(newValue) }
  }

  /// What `labelStyle` has set, the innermost last; a label in the body of a style has the one before it.
  var labelStyles: [any LabelStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// What `groupBoxStyle` has set, the innermost last.
  var groupBoxStyles: [any GroupBoxStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// What `progressViewStyle` has set, the innermost last.
  var progressViewStyles: [any ProgressViewStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// What `disclosureGroupStyle` has set, the innermost last.
  var disclosureGroupStyles: [any DisclosureGroupStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// What `toggleStyle` has set, the innermost last.
  var toggleStyles: [any ToggleStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// What `textFieldStyle` has set, the innermost last.
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

  /// What `menuStyle` has set, the innermost last.
  var menuStyles: [any MenuStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// What `gaugeStyle` has set, the innermost last.
  var gaugeStyles: [any GaugeStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// What `controlGroupStyle` has set, the innermost last.
  var controlGroupStyles: [any ControlGroupStyle] {
    get { value([]) }
    set { set(newValue) }
  }

  /// What fields tell the keyboard.
  var textInput: TextInputSettings {
    get { value(TextInputSettings()) }
    set { set(newValue) }
  }

  /// What `onSubmit` has set, the innermost first.
  var submitActions: [() -> Void] {
    get { value([]) }
    set { set(newValue) }
  }

  /// How many group boxes are around.
  var groupBoxDepth: Int {
    get { value(0) }
    set { set(newValue) }
  }

  /// The color of controls here.
  var controlTint: Color { color(for: TintShapeStyle()).map { Color(uiColor: $0) } ?? .accentColor }

  /// The color of a button with a role; the tint for others.
  func controlTint(_ role: ButtonRole?) -> Color { role == .destructive ? .red : controlTint }
}

extension View {
  /// The view in a font of a control's, unless one is set.
  func defaultFont(_ font: Font) -> some View {
    transformEnvironment(\.font) { $0 = $0 ?? font }
  }

  /// The view in a color of a control's, unless a style is set.
  func defaultForegroundColor(_ color: Color) -> some View {
    transformEnvironment(\.foreground) { $0 = $0 ?? AnyShapeStyle(color) }
  }
}
