/// A view whose look depends on its position.
final class VisualEffectNode: LayoutNode {
  private let content: LayoutNode
  private let evaluation: Evaluation
  private let look: @MainActor (LayoutNode) -> ChangedLook

  init(
    _ content: LayoutNode, _ evaluation: Evaluation,
    _ look: @escaping @MainActor (LayoutNode) -> ChangedLook
  ) {
    self.content = content
    self.evaluation = evaluation
    self.look = look
    super.init(around: content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  /// The look is determined when the view is placed, because it does not change the size.
  override func placeChildren(_ proposal: ProposedViewSize, in surroundings: Surroundings) {
    let view = look(self).changes.reduce(AnyView(PlacedNode(node: content))) {
      $1.apply($0, $1.values)
    }
    replaceChildren(by: [evaluation.node(of: view, in: ZStackLayout())])
    super.placeChildren(proposal, in: surroundings)
  }
}

/// A node as a view, to which modifiers apply their effects.
private struct PlacedNode: View, NodeView {
  typealias Body = Never

  let node: LayoutNode

  func nodes(in evaluation: Evaluation) -> [LayoutNode] { [node] }
}

/// Changes a view's look depending on its position.
struct _VisualEffectModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  let effect: @Sendable (GeometryProxy) -> [ChangedLook.Change]

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    let place = evaluation.at("effect")
    return VisualEffectNode(child, place) { node in
      let proxy = GeometryProxy(node)
      return ChangedLook(changes: place.tracking { effect(proxy) })
    }
  }
}

/// Changes a view's look while it scrolls into or out of view.
struct _ScrollTransitionModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  let axis: Axis?
  let top: ScrollTransitionConfiguration
  let bottom: ScrollTransitionConfiguration
  let effect: @Sendable (ScrollTransitionPhase) -> [ChangedLook.Change]

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    let place = evaluation.at("transition")
    return VisualEffectNode(child, place) { node in
      let (phase, share) = passage(of: node)
      let identity = ChangedLook(changes: effect(.identity))
      return identity.mixed(with: ChangedLook(changes: effect(phase)), share)
    }
  }

  /// The end at which the view is hidden, and how far it is hidden.
  @MainActor
  private func passage(of node: LayoutNode) -> (ScrollTransitionPhase, Double) {
    let (view, sight) = (node.globalFrame, node.surroundings.viewport)
    let axis = axis ?? node.surroundings.scrollAxis
    let length = view.size[axis]
    guard sight != .infinite, length > 0 else { return (.identity, 0) }
    let before = sight.origin[axis] - view.origin[axis]
    let after = view.origin[axis] + length - sight.origin[axis] - sight.size[axis]
    let hidden = min(max(before, after, 0) / length, 1)
    guard hidden > 0 else { return (.identity, 0) }
    let configuration = before > after ? top : bottom
    return (before > after ? .topLeading : .bottomTrailing, configuration.share(hidden))
  }
}

extension Surroundings {
  /// The axis along which the innermost scroll view scrolls.
  fileprivate var scrollAxis: Axis {
    let isHorizontal =
      spaces["scrollView \(Axis.horizontal)"] == viewport
      && spaces["scrollView \(Axis.vertical)"] != viewport
    return isHorizontal ? .horizontal : .vertical
  }
}
