/// Places a view in a frame whose size depends on the enclosing scroll view or screen.
struct _ContainerRelativeFrameLayout {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerRelativeFrameLayout: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    ContainerFrameNode(child, self)
  }
}

/// Reads the size of its container each time it is measured, because it is known only then.
private final class ContainerFrameNode: LayoutNode {
  private let layout: _ContainerRelativeFrameLayout

  init(_ child: LayoutNode, _ layout: _ContainerRelativeFrameLayout) {
    self.layout = layout
    super.init(around: child)
  }

  private func length(_ axis: Axis) -> CGFloat? {
    guard layout.axes.contains(axis.set) else { return nil }
    let container = environment.viewport?.ask() ?? .zero
    return max(layout.length(container[axis], axis), 0)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = children[0].size(inner(proposal))
    return CGSize(
      width: length(.horizontal) ?? size.width, height: length(.vertical) ?? size.height)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    [aligned(children[0], inner(proposal), layout.alignment, in: ViewDimensions(size))]
  }

  override var spacing: ViewSpacing { super.spacing.plain(at: .all) }
}
