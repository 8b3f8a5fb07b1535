/// A view that animates through several phases.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let content: (Phase) -> Content

  /// Shows the first phase, in which the view rests until the trigger changes.
  ///
  /// - Parameters:
  ///   - phases: The phases; without any, nothing is shown.
  ///   - trigger: A value whose change would start the animation; it has no effect here.
  ///   - content: A closure that builds the views for a phase; it gets the first one only.
  ///   - animation: A closure that is not called here.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  /// Shows the first phase of an endless animation.
  ///
  /// - Parameters:
  ///   - phases: The phases; without any, nothing is shown.
  ///   - content: A closure that builds the views for a phase; it gets the first one only.
  ///   - animation: A closure that is not called here.
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
  /// Changes the view as in its first phase, in which it rests until the trigger changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { phase in modifier(PlaceholderModifier<Self, _>({ content($0, phase) }))
    }
  }
  /// Changes the view as in the first phase of an endless animation.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { phase in modifier(PlaceholderModifier<Self, _>({ content($0, phase) }))
    }
  }
}
