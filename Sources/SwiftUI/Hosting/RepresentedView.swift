/// What is made once for the place of a view, or a controller, of UIKit: itself and its coordinator.
@MainActor
final class RepresentedView<Represented, Coordinator>: EndingValue {
  let coordinator: Coordinator
  let represented: Represented
  let host: PlatformViewHost
  private let dismantle: (Represented, Coordinator) -> Void

  init(
    _ represented: Represented, _ coordinator: Coordinator, in host: PlatformViewHost,
    dismantle: @escaping (Represented, Coordinator) -> Void
  ) {
    self.represented = represented
    self.coordinator = coordinator
    self.host = host
    self.dismantle = dismantle
  }

  func end() {
    host.leave()
    dismantle(represented, coordinator)
  }
}

extension Evaluation {
  /// The node of what is represented, which is brought up to date by each evaluation.
  ///
  /// - Parameters:
  ///   - make: makes it, once for each place.
  ///   - answer: the size for a proposal; nil leaves it to the view.
  func nodes<Represented, Coordinator>(
    make: () -> RepresentedView<Represented, Coordinator>,
    update: (RepresentedView<Represented, Coordinator>) -> Void,
    answer: @escaping (RepresentedView<Represented, Coordinator>, ProposedViewSize) -> CGSize?
  ) -> [LayoutNode] {
    let kept = identity.kept["represented"] as? RepresentedView<Represented, Coordinator> ?? make()
    identity.kept["represented"] = kept
    kept.host.take(environment)
    tracking { update(kept) }
    return [PlatformViewNode(kept.host, environment) { answer(kept, $0) }]
  }
}
