/// A control for a number in a range, whose label is only its name for assistive technologies.
public struct Slider<Label: View, ValueLabel: View> {
  let label: Label
  let minimumValueLabel: ValueLabel?
  let maximumValueLabel: ValueLabel?
  let track: SliderControl

  init(
    storing label: Label, _ track: SliderControl, _ minimum: ValueLabel? = nil,
    _ maximum: ValueLabel? = nil
  ) {
    self.label = label
    self.track = track
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Slider: View, NodeView, UndrawnValue {
  public typealias Body = Never

  /// The label isn't shown; it is the slider's name for assistive technologies.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let name = evaluation.at("label").nodes(of: label).map(\.words).joined(separator: " ")
    let row = HStack {
      minimumValueLabel
      track.accessibilityLabel(name)
      maximumValueLabel
    }
    return evaluation.at("row").nodes(of: row)
  }

  /// Creates a slider between labels of its bounds.
  ///
  /// - Parameters:
  ///   - value: The number that the slider shows; one outside of the bounds is drawn at the nearest end.
  ///   - bounds: The range, by default 0 to 1.
  ///   - label: The views whose text names the slider for assistive technologies; they are not shown.
  ///   - minimumValueLabel: The views before the track.
  ///   - maximumValueLabel: The views after the track.
  ///   - onEditingChanged: A closure that receives true when a touch begins and false when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      storing: label(), SliderControl(value, bounds, nil, onEditingChanged), minimumValueLabel(),
      maximumValueLabel())
  }
  /// Creates a slider in steps between labels of its bounds.
  ///
  /// - Parameters:
  ///   - value: The number that the slider shows; one outside of the bounds is drawn at the nearest end.
  ///   - bounds: The range.
  ///   - step: The distance between two values, counted from the lower bound; 0 or less makes the slider continuous.
  ///   - label: The views whose text names the slider for assistive technologies; they are not shown.
  ///   - minimumValueLabel: The views before the track.
  ///   - maximumValueLabel: The views after the track.
  ///   - onEditingChanged: A closure that receives true when a touch begins and false when it ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      storing: label(), SliderControl(value, bounds, Double(step), onEditingChanged),
      minimumValueLabel(),
      maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a name for assistive technologies, which isn't shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(storing: label(), SliderControl(value, bounds, nil, onEditingChanged))
  }
  /// Creates a slider in steps from the lower bound on, with a name for assistive technologies.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(storing: label(), SliderControl(value, bounds, Double(step), onEditingChanged))
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a name, by default from 0 to 1.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(storing: EmptyView(), SliderControl(value, bounds, nil, onEditingChanged))
  }
  /// Creates a slider in steps from the lower bound on, without a name.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(storing: EmptyView(), SliderControl(value, bounds, Double(step), onEditingChanged))
  }
}

// MARK: The label last, as until iOS 14

/// Source: [Deprecated initializers](https://developer.apple.com/documentation/swiftui/slider)
extension Slider {
  /// Creates a slider between labels of its bounds, with the label last, as until iOS 14.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      storing: label(), SliderControl(value, bounds, nil, onEditingChanged), minimumValueLabel,
      maximumValueLabel)
  }
  /// Creates a slider in steps between labels of its bounds, with the label last, as until iOS 14.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      storing: label(), SliderControl(value, bounds, Double(step), onEditingChanged),
      minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a name for assistive technologies, with the label last, as until iOS 14.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(storing: label(), SliderControl(value, bounds, nil, onEditingChanged))
  }
  /// Creates a slider in steps with a name for assistive technologies, with the label last, as until iOS 14.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(storing: label(), SliderControl(value, bounds, Double(step), onEditingChanged))
  }
}
