/// The objects for a UIKit view or controller in one position of the tree: the view or controller itself and its
/// coordinator.
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
  /// The node of a represented object, which each evaluation updates.
  ///
  /// - Parameters:
  ///   - make: Creates the object, once for each position.
  ///   - answer: The size for a proposal; nil uses the view's own.
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
