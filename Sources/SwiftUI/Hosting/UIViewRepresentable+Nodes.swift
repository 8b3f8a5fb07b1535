extension UIViewRepresentable {
  /// The node of the view.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let place = evaluation.at(ObjectIdentifier(Self.self))
    let linked = place.linked(self)
    // The position keeps the view, whose node keeps the closure for its size, so that closure captures only the
    // environment.
    let (environment, transaction) = (place.environment, place.transaction)
    func context(_ coordinator: Coordinator) -> Context {
      Context(coordinator: coordinator, transaction: transaction, environment: environment)
    }
    return place.nodes {
      let coordinator = linked.makeCoordinator()
      let view = linked.makeUIView(context: context(coordinator))
      return RepresentedView(view, coordinator, in: PlatformViewHost(view)) {
        Self.dismantleUIView($0, coordinator: $1)
      }
    } update: {
      linked.updateUIView($0.represented, context: context($0.coordinator))
    } answer: {
      linked.sizeThatFits(
        $1, uiView: $0.represented, context: context($0.coordinator))
    }
  }
}
