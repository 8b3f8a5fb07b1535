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
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(storing: label(), SliderControl(value, bounds, nil, onEditingChanged))
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(storing: label(), SliderControl(value, bounds, Double(step), onEditingChanged))
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(storing: EmptyView(), SliderControl(value, bounds, nil, onEditingChanged))
  }
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
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(storing: label(), SliderControl(value, bounds, nil, onEditingChanged))
  }
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(storing: label(), SliderControl(value, bounds, Double(step), onEditingChanged))
  }
}
