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

  /// Creates a date picker without limits.
  ///
  /// - Parameters:
  ///   - selection: The date that the picker shows; a binding may reject a chosen date.
  ///   - displayedComponents: The parts of the date that can be chosen, by default date and time.
  ///   - label: The views before the picker, which the calendar style leaves out.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      storing: label(), DatePickerControl(selection, nil, nil, displayedComponents))
  }
  /// Creates a date picker for dates in a range; dates outside of it cannot be chosen.
  ///
  /// - Parameters:
  ///   - selection: The date that the picker shows.
  ///   - range: The first and the last date.
  ///   - displayedComponents: The parts of the date that can be chosen, by default date and time.
  ///   - label: The views before the picker, which the calendar style leaves out.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      storing: label(),
      DatePickerControl(selection, range.lowerBound, range.upperBound, displayedComponents))
  }
  /// Creates a date picker for a first date and all dates after it.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      storing: label(), DatePickerControl(selection, range.lowerBound, nil, displayedComponents))
  }
  /// Creates a date picker for all dates up to a last one.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      storing: label(), DatePickerControl(selection, nil, range.upperBound, displayedComponents))
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title and without limits.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(titleKey), DatePickerControl(selection, nil, nil, displayedComponents))
  }
  /// Creates a date picker with a localized title, for dates in a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(titleKey),
      DatePickerControl(selection, range.lowerBound, range.upperBound, displayedComponents))
  }
  /// Creates a date picker with a localized title, for a first date and all dates after it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(titleKey),
      DatePickerControl(selection, range.lowerBound, nil, displayedComponents))
  }
  /// Creates a date picker with a localized title, for all dates up to a last one.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(titleKey),
      DatePickerControl(selection, nil, range.upperBound, displayedComponents))
  }
  /// Creates a date picker without limits, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(title), DatePickerControl(selection, nil, nil, displayedComponents))
  }
  /// Creates a date picker for dates in a range, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(title),
      DatePickerControl(selection, range.lowerBound, range.upperBound, displayedComponents))
  }
  /// Creates a date picker for a first date and all dates after it, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      storing: Text(title), DatePickerControl(selection, range.lowerBound, nil, displayedComponents)
    )
  }
  /// Creates a date picker for all dates up to a last one, with a title that is shown as it is.
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
  /// Sets the look of the date pickers in the view; a style that isn't one of Apple's is ignored.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.datePickerStyle) {
      $0 = (style as? any NamedDatePickerStyle)?.uiStyle ?? $0
    }
  }
}
