/// How far something is: a fraction of a total, or an activity without an end if there is no value.
///
/// A fraction below 0 or above 1 counts as 0 or 1.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  init(fraction: Double?, label: Label? = nil, current: CurrentValueLabel? = nil) {
    self.fraction = fraction
    self.label = label
    currentValueLabel = current
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { min(max(Double($0 / total), 0), 1) }
  }
}

extension ProgressView: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("style")
    let style = inner.environment.progressViewStyles.popLast() ?? DefaultProgressViewStyle()
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label.map { ProgressViewStyleConfiguration.Label(content: $0) },
      currentValueLabel: currentValueLabel.map {
        ProgressViewStyleConfiguration.CurrentValueLabel(content: $0)
      })
    return inner.nodes(of: style, configuration)
  }
}

extension Evaluation {
  fileprivate func nodes<S: ProgressViewStyle>(
    of style: S, _ configuration: ProgressViewStyleConfiguration
  ) -> [LayoutNode] {
    let own = at(ObjectIdentifier(S.self))
    let style = own.linked(style)
    return own.nodes(of: own.tracking { style.makeBody(configuration: configuration) })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner without a label.
  nonisolated public init() where Label == EmptyView { self.init(fraction: nil) }
  /// Creates a spinner with views below it.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label())
  }
  /// Creates a spinner with a localized title below it.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey))
  }
  /// Creates a spinner with a title below it that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title))
  }
}

extension ProgressView {
  /// Creates a bar for `value` of `total`, or a spinner if the value is nil.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total))
  }
  /// Creates a bar with a label above it, or a spinner with a label below it if the value is nil.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: label())
  }
  /// Creates a bar with labels of the task and of the value.
  ///
  /// - Parameters:
  ///   - value: The part of the total that is done; nil shows a spinner.
  ///   - total: The value at the end of the bar, by default 1.
  ///   - label: The views above the bar or below the spinner.
  ///   - currentValueLabel: The secondary views below the bar, which a spinner leaves out.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), current: currentValueLabel())
  }
  /// Creates a bar with a localized title above it, or a spinner if the value is nil.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey))
  }
  /// Creates a bar with a title above it that is shown as it is, or a spinner if the value is nil.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: Text(title))
  }
  /// Creates a bar for the completed fraction of a progress, as it is when the view is evaluated.
  ///
  /// Later changes of the progress do not update the view.
  nonisolated public init(_ progress: Progress)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: progress.fractionCompleted)
  }
  /// Creates the progress view that a style styles, in the style around that one.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}
