/// The views that a canvas draws by their tags, each at its ideal size.
@MainActor
final class CanvasSymbols {
  private let nodes: [LayoutNode]
  private let scale: CGFloat
  private var views: [Int: UIView] = [:]

  init(_ nodes: [LayoutNode], scale: CGFloat) {
    self.nodes = nodes
    self.scale = scale
  }

  func index(of tag: AnyHashable) -> Int? { nodes.firstIndex { $0.traits.tag?.value == tag } }

  func size(of index: Int) -> CGSize { nodes[index].size(.unspecified) }

  /// The view that is drawn for a symbol; it is created once.
  func view(of index: Int) -> UIView {
    if let view = views[index] { return view }
    let view = TreeDrawing(scale: scale).view(of: nodes[index], .unspecified)
    views[index] = view
    return view
  }
}

extension TreeDrawing {
  /// Creates the view of a node that isn't in the tree, laid out for a proposal.
  func view(of node: LayoutNode, _ proposal: ProposedViewSize) -> UIView {
    node.place(at: .zero, proposal)
    let view = UIView(frame: CGRect(origin: .zero, size: node.frame.size))
    draw(node, from: .zero, into: view, at: .zero)
    return view
  }
}
