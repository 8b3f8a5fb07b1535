/// A view that animates through several phases.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let content: (Phase) -> Content

  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }
}

extension PhaseAnimator: View, NodeView, UndrawnValue {
  public typealias Body = Never

  /// Shows the first phase, which is the resting one.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    phases.first.map { evaluation.nodes(of: content($0)) } ?? []
  }
}

extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { phase in modifier(PlaceholderModifier<Self, _>({ content($0, phase) }))
    }
  }
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { phase in modifier(PlaceholderModifier<Self, _>({ content($0, phase) }))
    }
  }
}
