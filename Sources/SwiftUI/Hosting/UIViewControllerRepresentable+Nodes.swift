/// What is made once for the place of a representable controller.
@MainActor
private final class RepresentedController<Representable: UIViewControllerRepresentable>: EndingValue
{
  let coordinator: Representable.Coordinator
  let uiViewController: Representable.UIViewControllerType
  let host: PlatformViewHost

  init(_ representable: Representable, _ environment: EnvironmentValues) {
    coordinator = representable.makeCoordinator()
    let context = Representable.Context(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    uiViewController = representable.makeUIViewController(context: context)
    host = PlatformViewHost(uiViewController.view, of: uiViewController)
  }

  func end() {
    host.leave()
    Representable.dismantleUIViewController(uiViewController, coordinator: coordinator)
  }
}

extension UIViewControllerRepresentable {
  /// The node of the controller, which is brought up to date by each evaluation.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let place = evaluation.at(ObjectIdentifier(Self.self))
    let linked = place.linked(self)
    let environment = place.environment
    let kept =
      place.identity.kept["represented"] as? RepresentedController<Self>
      ?? RepresentedController(linked, environment)
    place.identity.kept["represented"] = kept
    let context = Context(
      coordinator: kept.coordinator, transaction: Transaction(), environment: environment)
    kept.host.take(environment)
    place.tracking { linked.updateUIViewController(kept.uiViewController, context: context) }
    return [
      PlatformViewNode(kept.host, environment) {
        linked.sizeThatFits($0, uiViewController: kept.uiViewController, context: context)
      }
    ]
  }
}
