/// A control for a color.
public struct ColorPicker<Label: View> {
  let label: Label
  let well: ColorWell

  init(storing label: Label, _ color: Binding<Color>, _ supportsOpacity: Bool) {
    self.label = label
    well = ColorWell(color: color, supportsOpacity: supportsOpacity)
  }
}

extension ColorPicker: View, NodeView, UndrawnValue {
  public typealias Body = Never

  /// Headless: a tap opens nothing.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(of: LabeledControl(label) { well })
  }

  /// Creates a color well with views as its label; a tap opens nothing here.
  ///
  /// - Parameters:
  ///   - selection: The color that the well shows.
  ///   - supportsOpacity: Whether the chosen color may be translucent.
  ///   - label: The views before the well.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(storing: label(), selection, supportsOpacity)
  }
  /// Creates a color well for a color of Core Graphics.
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(storing: label(), selection.asColor, supportsOpacity)
  }
}

extension Binding<CGColor> {
  fileprivate nonisolated var asColor: Binding<Color> {
    Binding<Color>(
      get: { Color(cgColor: wrappedValue) }, set: { wrappedValue = UIColor($0).cgColor })
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color well with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(storing: Text(titleKey), selection, supportsOpacity)
  }
  /// Creates a color well with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(storing: Text(title), selection, supportsOpacity)
  }
  /// Creates a color well with a localized title, for a color of Core Graphics.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(storing: Text(titleKey), selection.asColor, supportsOpacity)
  }
  /// Creates a color well with a title that is shown as it is, for a color of Core Graphics.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(storing: Text(title), selection.asColor, supportsOpacity)
  }
}
