/// Provides the menu of a view, which is created when it is requested.
final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
  private let make: @MainActor () -> UIMenu?

  init(_ make: @escaping @MainActor () -> UIMenu?) {
    self.make = make
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = make() else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}

/// Gives a view a menu, which a still picture does not show.
struct _MenuModifier {
  let make: @MainActor (Evaluation) -> UIMenu?
}

extension _MenuModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    for node in nodes { node.offer { make(evaluation) } }
    return nodes
  }
}

/// Gives a view a context menu made from other views.
struct _ContextMenuModifier<Items: View> {
  /// Nil for no menu.
  let items: Items?
}

extension _ContextMenuModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    guard let items else { return nodes }
    for node in nodes { node.offer { evaluation.contextMenu(of: items) } }
    return nodes
  }
}

extension LayoutNode {
  /// Gives a menu to the views that are drawn for the node.
  func offer(_ menu: @escaping @MainActor () -> UIMenu?) {
    let source = MenuSource(menu)
    whenDrawn.append { views in
      for view in views { view.addInteraction(UIContextMenuInteraction(delegate: source)) }
    }
  }
}
