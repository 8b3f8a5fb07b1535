/// A control for a date.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  let label: Label
  let control: DatePickerControl

  init(storing label: Label, _ control: DatePickerControl) {
    self.label = label
    self.control = control
  }
}

extension DatePicker: View, NodeView, UndrawnValue {
  public typealias Body = Never

  /// The calendar style does not show the label.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    if control.style(in: evaluation.environment) == .inline {
      let name = evaluation.at("label").nodes(of: label).map(\.words).joined(separator: " ")
      return evaluation.nodes(of: control.accessibilityLabel(name))
    }
    return evaluation.nodes(of: LabeledControl(label) { control })
  }

  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      storing: label(), DatePickerControl(selection, nil, nil, displayedComponents))
  }
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      storing: label(),
      DatePickerControl(selection, range.lowerBound, range.upperBound, displayedComponents))
  }
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      storing: label(), DatePickerControl(selection, range.lowerBound, nil, displayedComponents))
  }
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      storing: label(), DatePickerControl(selection, nil, range.upperBound, displayedComponents))
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(titleKey), DatePickerControl(selection, nil, nil, displayedComponents))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(titleKey),
      DatePickerControl(selection, range.lowerBound, range.upperBound, displayedComponents))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(titleKey),
      DatePickerControl(selection, range.lowerBound, nil, displayedComponents))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(titleKey),
      DatePickerControl(selection, nil, range.upperBound, displayedComponents))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(title), DatePickerControl(selection, nil, nil, displayedComponents))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(title),
      DatePickerControl(selection, range.lowerBound, range.upperBound, displayedComponents))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(title), DatePickerControl(selection, range.lowerBound, nil, displayedComponents)
    )
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(title), DatePickerControl(selection, nil, range.upperBound, displayedComponents)
    )
  }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.datePickerStyle) {
      $0 = (style as? any NamedDatePickerStyle)?.uiStyle ?? $0
    }
  }
}
