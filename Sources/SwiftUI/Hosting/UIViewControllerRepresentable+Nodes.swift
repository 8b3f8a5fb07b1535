extension UIViewControllerRepresentable {
  /// The node of the controller.
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
      let controller = linked.makeUIViewController(context: context(coordinator))
      return RepresentedView(
        controller, coordinator, in: PlatformViewHost(controller.view, of: controller)
      ) {
        Self.dismantleUIViewController($0, coordinator: $1)
      }
    } update: {
      linked.updateUIViewController($0.represented, context: context($0.coordinator))
    } answer: {
      linked.sizeThatFits(
        $1, uiViewController: $0.represented, context: context($0.coordinator))
    }
  }
}
