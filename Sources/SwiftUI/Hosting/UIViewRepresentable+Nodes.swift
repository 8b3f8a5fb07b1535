/// What is made once for the place of a representable view.
@MainActor
private final class RepresentedView<Representable: UIViewRepresentable>: EndingValue {
  let coordinator: Representable.Coordinator
  let uiView: Representable.UIViewType
  let host: PlatformViewHost

  init(_ representable: Representable, _ environment: EnvironmentValues) {
    coordinator = representable.makeCoordinator()
    let context = Representable.Context(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    uiView = representable.makeUIView(context: context)
    host = PlatformViewHost(uiView)
  }

  func end() {
    host.leave()
    Representable.dismantleUIView(uiView, coordinator: coordinator)
  }
}

extension UIViewRepresentable {
  /// The node of the view, which is brought up to date by each evaluation.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let place = evaluation.at(ObjectIdentifier(Self.self))
    let linked = place.linked(self)
    let environment = place.environment
    let kept =
      place.identity.kept["represented"] as? RepresentedView<Self>
      ?? RepresentedView(linked, environment)
    place.identity.kept["represented"] = kept
    let context = Context(
      coordinator: kept.coordinator, transaction: Transaction(), environment: environment)
    kept.host.take(environment)
    place.tracking { linked.updateUIView(kept.uiView, context: context) }
    return [
      PlatformViewNode(kept.host, environment) {
        linked.sizeThatFits($0, uiView: kept.uiView, context: context)
      }
    ]
  }
}
