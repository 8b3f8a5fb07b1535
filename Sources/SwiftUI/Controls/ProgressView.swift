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
  nonisolated public init() where Label == EmptyView { self.init(fraction: nil) }
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label())
  }
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title))
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total))
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: label())
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), current: currentValueLabel())
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: Text(title))
  }
  nonisolated public init(_ progress: Progress)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: progress.fractionCompleted)
  }
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
